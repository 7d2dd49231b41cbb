import Foundation
import Testing

@testable import CellDrawing

struct ReversedPathTests {
  private let a = CGPoint.zero
  private let b = CGPoint(x: 1, y: 0)
  private let c = CGPoint(x: 2, y: 1)
  private let d = CGPoint(x: 0, y: 3)

  @Test func `lines and curves run from the end to the beginning`() {
    let path = Path([.move(a), .line(b), .curve(c, d, to: a)])
    #expect(path.reversed == Path([.move(a), .curve(d, c, to: b), .line(a)]))
  }

  @Test func `a closed part stays closed, and the last part comes first`() {
    let path = Path([.move(a), .line(b), .line(c), .close, .move(d), .line(a)])
    #expect(path.reversed == Path([.move(a), .line(d), .move(c), .line(b), .line(a), .close]))
  }

  @Test func `an empty path has no other direction`() {
    #expect(Path().reversed == Path())
  }
}
