import CellCatalog
import Testing
import UIKit

@testable import CellShapes

@MainActor struct MissingFontTests {
  @Test func `the system font replaces a missing font of the app`() {
    var font: UIFont?
    let entry = CatalogEntry.sampled("Note", isFilled: false) { _ in
      font = UIFont(name: "Brandname-SemiBold", size: 15)
      return UIView()
    } filled: { _, _ in
    }
    let messages = Diagnostics.found { _ = entry.first?.build() }.map(\.text)
    #expect(font == .systemFont(ofSize: 15, weight: .semibold))
    #expect(messages == ["the font Brandname-SemiBold is not there; the system font is drawn"])
  }

  @Test func `a missing font stays nil in code that is not imported`() {
    #expect(UIFont(name: "Brandname-SemiBold", size: 15) == nil)
  }
}
