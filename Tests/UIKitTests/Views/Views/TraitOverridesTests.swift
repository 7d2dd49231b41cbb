import Testing

@testable import UIKit

@MainActor struct TraitOverridesTests {
  private enum Mood: UITraitDefinition {
    static let defaultValue = "calm"
  }

  private final class Watcher: UIView {
    var told: [String] = []

    func moodDidChange() { told.append("method") }
  }

  private let outer = UIView()
  private let inner = Watcher()

  init() {
    outer.addSubview(inner)
  }

  @Test func `an override holds for everything inside`() {
    outer.traitOverrides.preferredContentSizeCategory = .extraLarge
    #expect(inner.traitCollection.preferredContentSizeCategory == .extraLarge)
    #expect(inner.traitCollection.userInterfaceStyle == .light)
    inner.traitOverrides.userInterfaceStyle = .dark
    #expect(inner.traitCollection.userInterfaceStyle == .dark)
    #expect(outer.traitCollection.userInterfaceStyle == .light)
  }

  @Test func `an override can be asked for and removed`() {
    #expect(!outer.traitOverrides.contains(UITraitLayoutDirection.self))
    outer.traitOverrides.layoutDirection = .rightToLeft
    #expect(outer.traitOverrides.contains(UITraitLayoutDirection.self))
    outer.traitOverrides.remove(UITraitLayoutDirection.self)
    #expect(inner.traitCollection.layoutDirection == .leftToRight)
  }

  @Test func `a trait of the app has its default until it is set`() {
    #expect(inner.traitCollection[Mood.self] == "calm")
    outer.traitOverrides[Mood.self] = "merry"
    #expect(inner.traitCollection[Mood.self] == "merry")
  }

  @Test func `an observer is told of the traits that it registered for`() {
    inner.registerForTraitChanges([Mood.self]) { (view: Watcher, previous: UITraitCollection) in
      view.told.append(previous[Mood.self])
    }
    let window = UIWindow()
    window.addSubview(outer)
    outer.traitOverrides.userInterfaceStyle = .dark
    #expect(inner.told == [])
    outer.traitOverrides[Mood.self] = "merry"
    outer.traitOverrides[Mood.self] = "sad"
    #expect(inner.told == ["calm", "merry"])
  }

  @Test func `an observer without a window is told of all changes together when it is laid out`() {
    inner.registerForTraitChanges([Mood.self]) { (view: Watcher, previous: UITraitCollection) in
      view.told.append(previous[Mood.self] + ", now " + view.traitCollection[Mood.self])
    }
    outer.traitOverrides[Mood.self] = "merry"
    outer.traitOverrides[Mood.self] = "sad"
    #expect(inner.told == [])
    outer.layoutIfNeeded()
    outer.layoutIfNeeded()
    #expect(inner.told == ["calm, now sad"])
  }

  @Test func `an inner override that was not told yet is told with the outer one`() {
    inner.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (view: Watcher, _) in
      view.told.append("style")
    }
    inner.overrideUserInterfaceStyle = .dark
    outer.traitOverrides[Mood.self] = "merry"
    outer.layoutIfNeeded()
    #expect(inner.told == ["style"])
  }

  @Test func `a view that gets a window is told of what changed before`() {
    inner.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (view: Watcher, _) in
      view.told.append("style")
    }
    outer.overrideUserInterfaceStyle = .dark
    let window = UIWindow()
    window.addSubview(outer)
    #expect(inner.told == ["style"])
    window.layoutIfNeeded()
    #expect(inner.told == ["style"])
  }

  @Test func `an observer that ended its registration is told nothing`() {
    let registration = inner.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (view: Watcher, _) in
      view.told.append("style")
    }
    inner.unregisterForTraitChanges(registration)
    outer.overrideUserInterfaceStyle = .dark
    outer.layoutIfNeeded()
    #expect(inner.told == [])
  }

  @Test func `a registered method is called`() {
    inner.registerForTraitChanges(
      [UITraitUserInterfaceStyle.self], action: Selector("moodDidChange", Watcher.moodDidChange))
    outer.overrideUserInterfaceStyle = .dark
    outer.layoutIfNeeded()
    #expect(inner.told == ["method"])
  }

  @Test func `a parent controller overrides the traits of a child`() {
    let (parent, child) = (UIViewController(), UIViewController())
    parent.addChild(child)
    parent.view.addSubview(child.view)
    parent.setOverrideTraitCollection(UITraitCollection(horizontalSizeClass: .regular), forChild: child)
    #expect(child.traitCollection.horizontalSizeClass == .regular)
    #expect(parent.traitCollection.horizontalSizeClass == .compact)
    parent.setOverrideTraitCollection(nil, forChild: child)
    #expect(child.traitCollection.horizontalSizeClass == .compact)
  }

  @Test func `a collection is made and changed by a function`() {
    let traits = UITraitCollection { $0.userInterfaceStyle = .dark }
    #expect(traits == UITraitCollection(userInterfaceStyle: .dark))
    let large = traits.modifyingTraits { $0.legibilityWeight = .bold }
    #expect(large.userInterfaceStyle == .dark && large.legibilityWeight == .bold)
  }

  @Test func `a dynamic colour follows an overridden contrast`() throws {
    let color = UIColor { $0.accessibilityContrast == .high ? .red : .blue }
    outer.traitOverrides.accessibilityContrast = .high
    #expect(color.resolvedColor(with: inner.traitCollection) == .red)
  }
}
