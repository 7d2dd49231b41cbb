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

  @Test func `an interface style is inherited until it is overridden`() {
    let (root, middle, leaf) = (UIView(), UIView(), UIView())
    root.addSubview(middle)
    middle.addSubview(leaf)
    root.overrideUserInterfaceStyle = .dark
    #expect(leaf.traitCollection.userInterfaceStyle == .dark)
    middle.overrideUserInterfaceStyle = .light
    #expect(leaf.traitCollection.userInterfaceStyle == .light)
  }

  @Test func `a style change is reported with the old traits`() {
    let (root, leaf) = (UIWindow(), Observing())
    root.addSubview(leaf)
    root.overrideUserInterfaceStyle = .dark
    root.overrideUserInterfaceStyle = .dark
    leaf.removeFromSuperview()
    leaf.layoutIfNeeded()
    #expect(leaf.previous == [.light, .dark])
  }

  @Test func `a view with its own style ignores its superview's changes`() {
    let (root, leaf) = (UIView(), Observing())
    leaf.overrideUserInterfaceStyle = .light
    leaf.layoutIfNeeded()
    leaf.previous = []
    root.addSubview(leaf)
    root.overrideUserInterfaceStyle = .dark
    root.layoutIfNeeded()
    #expect(leaf.previous == [])
  }

  @Test func `a controller's style applies to its views`() {
    let controller = UIViewController()
    let leaf = Observing()
    controller.view.addSubview(leaf)
    controller.overrideUserInterfaceStyle = .dark
    #expect(leaf.traitCollection.userInterfaceStyle == .dark)
    controller.view.layoutIfNeeded()
    #expect(leaf.previous == [.light])
  }

  @Test func `the tint colour is inherited until it is set`() {
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

  @Test func `layout runs with the view's own traits`() {
    final class Resolving: UIView {
      override func layoutSubviews() { layer.borderColor = UIColor.label.cgColor }
    }
    let view = Resolving()
    view.overrideUserInterfaceStyle = .dark
    view.layoutIfNeeded()
    #expect(view.layer.borderColor == UIColor(red: 1, green: 1, blue: 1, alpha: 1).cgColor)
  }

  @Test func `a forced layout direction wins`() {
    let view = UIView()
    #expect(view.effectiveUserInterfaceLayoutDirection == .leftToRight)
    view.semanticContentAttribute = .forceRightToLeft
    #expect(view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
  }
}
