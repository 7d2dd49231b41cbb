import Foundation
import Testing

@testable import UIKit

/// Tests of the warnings about an app's own methods that an iPhone calls while it lays out or draws.
@MainActor @Suite struct UncalledMembersTests {
  private class Board: UIViewController {
    override func systemLayoutFittingSizeDidChange(
      forChildContentContainer container: any UIContentContainer
    ) {}
  }

  private final class BoardWithMore: Board {
    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .white
    }
  }

  private final class Gauge: CALayer {
    override class func defaultValue(forKey key: String) -> Any? { 1 }
  }

  private final class Highlights: NSLayoutManager {
    override func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {}
    override func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {}
  }

  private func warnings(_ body: () -> Void) -> [String] { Diagnostics.found(during: body).map(\.text) }

  /// Draws the controllers and returns the warnings.
  private func warnings(about controllers: UIViewController...) -> [String] {
    warnings { for controller in controllers { _ = controller.view.scene() } }
  }

  private let aboutBoards =
    "Board.systemLayoutFittingSizeDidChange(forChildContentContainer:) overrides UIViewController's method, and CellSnap never calls it"

  @Test func `the places of all members are known`() {
    let fitting = "systemLayoutFittingSizeDidChange(forChildContentContainer:)"
    #expect(UIViewController.uncalledMembers.names == [fitting])
    #expect(UIPresentationController.uncalledMembers.names == [fitting])
    #expect(
      NSLayoutManager.uncalledMembers.names == [
        "drawBackground(forGlyphRange:at:)", "drawGlyphs(forGlyphRange:at:)",
      ])
    #expect(CALayer.uncalledMembers.names == ["defaultValue(forKey:)"])
  }

  @Test func `a controller that overrides a member is named once`() {
    #expect(warnings(about: Board(), Board()) == [aboutBoards])
    #expect(warnings(about: Board()) == [aboutBoards])
  }

  @Test func `the class with the method is named, not its subclass`() {
    #expect(warnings(about: BoardWithMore()) == [aboutBoards])
  }

  @Test func `classes without such a method are not named`() {
    #expect(warnings(about: UIViewController(), UITableViewController(style: .plain)) == [])
  }

  @Test func `the controller of a child's view is named, too`() {
    let (parent, child) = (UIViewController(), Board())
    parent.addChild(child)
    parent.view.addSubview(child.view)
    #expect(warnings(about: parent) == [aboutBoards])
  }

  @Test func `a layer's own class method is named`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    for layer in [Gauge(), CAShapeLayer()] {
      layer.frame = view.bounds
      view.layer.addSublayer(layer)
    }
    #expect(
      warnings { _ = view.scene() } == [
        "Gauge.defaultValue(forKey:) overrides CALayer's method, and CellSnap never calls it"
      ])
  }

  @Test func `each method of a text view's layout manager is named in order`() {
    let (manager, container) = (Highlights(), NSTextContainer(size: .zero))
    manager.addTextContainer(container)
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 90, height: 30), textContainer: container)
    view.text = "a"
    #expect(
      warnings { _ = view.scene() } == [
        "Highlights.drawBackground(forGlyphRange:at:) overrides NSLayoutManager's method, and CellSnap never calls it",
        "Highlights.drawGlyphs(forGlyphRange:at:) overrides NSLayoutManager's method, and CellSnap never calls it",
        "UITextView.init(frame:textContainer:) is called with a Highlights, and CellSnap draws the text without it",
      ])
  }

  @Test func `a delegate of a layout manager is reported`() {
    final class Delegate: NSLayoutManagerDelegate {}
    let (view, delegate) = (UITextView(frame: CGRect(x: 0, y: 0, width: 90, height: 30)), Delegate())
    view.text = "a"
    view.layoutManager.delegate = delegate
    let found = warnings { _ = view.scene() }
    withExtendedLifetime(delegate) {}
    #expect(found == ["NSLayoutManager.delegate is set, and CellSnap lays out lines without it"])
  }
}
