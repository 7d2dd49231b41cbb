import Foundation
import Testing
import UIKit
@testable import CellInspection

@MainActor @Suite struct OutlinedViewTests {
  /// A card with a box, both held by properties.
  private final class Card: UIView {
    let box = UIView(frame: CGRect(x: 10, y: 20, width: 90, height: 50))
    let label = UILabel(frame: CGRect(x: 5, y: 6, width: 30, height: 20))

    init() {
      super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
      label.text = "Hello"
      box.addSubview(label)
      addSubview(box)
    }

    required init?(coder: NSCoder) {
      nil
    }
  }

  private func views(of card: Card) -> [OutlinedView] {
    OutlinedView.views(in: card, rect: card.bounds)
  }

  @Test func `frames are relative to the picture`() {
    let views = views(of: Card())
    #expect(views.map(\.name) == ["Card", "box", "label"])
    #expect(views.map(\.frame.origin) == [.zero, CGPoint(x: 10, y: 20), CGPoint(x: 10 + 5, y: 20 + 6)])
    #expect(views.map(\.isLeaf) == [false, false, true])
  }

  @Test func `a scaled view has a scaled outline and its own size as caption`() throws {
    let card = Card()
    card.box.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    let label = try #require(views(of: card).last)
    // The box shrinks around its centre, (55, 45), so its origin is (32.5, 32.5).
    #expect(label.frame == CGRect(x: 32.5 + 2.5, y: 32.5 + 3, width: 15, height: 10))
    #expect(label.caption == "label 30 × 20")
  }

  @Test func `an outline is clipped to what its superview shows`() throws {
    let card = Card()
    card.box.clipsToBounds = true
    card.label.frame.origin.x = 80
    let label = try #require(views(of: card).last)
    #expect(label.shown == CGRect(x: 90, y: 26, width: 100 - 90, height: 20))
  }

  @Test func `a view that fills its superview is named with it`() {
    let card = Card()
    card.label.frame = card.box.bounds
    #expect(views(of: card).map(\.name) == ["Card", "box + label"])
  }

  @Test func `a hidden view is not outlined`() {
    let card = Card()
    card.box.isHidden = true
    #expect(views(of: card).map(\.name) == ["Card"])
  }
}
