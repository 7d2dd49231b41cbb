import Testing

@testable import UIKit

@MainActor @Suite struct UIViewTraitsTests {
  private final class Observing: UIView {
    var previous: [UIUserInterfaceStyle?] = []
    var tintChanges = 0
    override func traitCollectionDidChange(_ old: UITraitCollection?) {
      previous.append(old?.userInterfaceStyle)
    }
    override func tintColorDidChange() { tintChanges += 1 }
  }

  @Test func aStyleIsInheritedAndOverridden() {
    let (root, middle, leaf) = (UIView(), UIView(), UIView())
    root.addSubview(middle)
    middle.addSubview(leaf)
    root.overrideUserInterfaceStyle = .dark
    #expect(leaf.traitCollection.userInterfaceStyle == .dark)
    middle.overrideUserInterfaceStyle = .light
    #expect(leaf.traitCollection.userInterfaceStyle == .light)
  }

  @Test func aChangeOfStyleIsToldWithTheOldTraits() {
    let (root, leaf) = (UIView(), Observing())
    root.addSubview(leaf)
    root.overrideUserInterfaceStyle = .dark
    root.overrideUserInterfaceStyle = .dark
    leaf.removeFromSuperview()
    #expect(leaf.previous == [.light, .dark])
  }

  @Test func aViewWithItsOwnStyleHearsNothing() {
    let (root, leaf) = (UIView(), Observing())
    leaf.overrideUserInterfaceStyle = .light
    leaf.previous = []
    root.addSubview(leaf)
    root.overrideUserInterfaceStyle = .dark
    #expect(leaf.previous == [])
  }

  @Test func aControllersStyleIsItsViews() {
    let controller = UIViewController()
    let leaf = Observing()
    controller.view.addSubview(leaf)
    controller.overrideUserInterfaceStyle = .dark
    #expect(leaf.traitCollection.userInterfaceStyle == .dark)
    #expect(leaf.previous == [.light])
  }

  @Test func tintIsInherited() {
    let (root, leaf) = (UIView(), Observing())
    root.addSubview(leaf)
    #expect(leaf.tintColor == .systemBlue)
    root.tintColor = .red
    #expect(leaf.tintColor == .red)
    leaf.tintColor = .green
    root.tintColor = .blue
    #expect(leaf.tintColor == .green)
    #expect(leaf.tintChanges == 2)
  }

  @Test func layoutRunsUnderTheViewsTraits() {
    final class Resolving: UIView {
      override func layoutSubviews() { layer.borderColor = UIColor.label.cgColor }
    }
    let view = Resolving()
    view.overrideUserInterfaceStyle = .dark
    view.layoutIfNeeded()
    #expect(view.layer.borderColor == UIColor(red: 1, green: 1, blue: 1, alpha: 1).cgColor)
  }

  @Test func aForcedDirectionWins() {
    let view = UIView()
    #expect(view.effectiveUserInterfaceLayoutDirection == .leftToRight)
    view.semanticContentAttribute = .forceRightToLeft
    #expect(view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
  }
}
