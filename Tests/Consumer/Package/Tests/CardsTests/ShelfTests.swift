import CellTesting
import Testing
import UIKit

@testable import Cards

@MainActor struct ShelfTests {
  @Test func `a method taken as a value is the delegate's, or nil`() {
    let shelf = Shelf()
    let keeper = ShelfKeeper()
    shelf.delegate = keeper
    #expect(shelf.canTake)
    #expect(shelf.width == 20)
    let lazy = LazyShelfKeeper()
    shelf.delegate = lazy
    #expect(!shelf.canTake)
    #expect(shelf.width == 10)
  }

  @Test func `a forced method and one of any object are called`() {
    let shelf = Shelf()
    let keepers = [ShelfKeeper(), ShelfKeeper()]
    shelf.delegate = keepers[0]
    shelf.observer = keepers[1]
    shelf.take("cup")
    #expect(keepers.map(\.names) == [["cup"], ["cup"]])
  }
}
