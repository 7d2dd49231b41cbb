import CellDrawing
import Testing

@testable import UIKit

/// Tests that a tree has the same scene before and after the first use of a feature anywhere in the process.
///
/// A feature that nothing has used yet is not looked for. A picture has no other source than its scene, so pictures that
/// are drawn before and after have equal bytes.
@MainActor @Suite struct FirstUseTests {
  /// A feature with a flag that says whether anything ever used it.
  enum Feature: CaseIterable, Sendable {
    case constraints
    case effectViews
    case traits
    case corners
    case tintAdjustments
    case observations
  }

  /// A container whose own getters say something else than what its views inside inherit.
  private final class Container: UIView {
    override var traitCollection: UITraitCollection {
      super.traitCollection.with(userInterfaceStyle: .dark)
    }
    override var tintAdjustmentMode: TintAdjustmentMode {
      get { .dimmed }
      set { super.tintAdjustmentMode = newValue }
    }
  }

  /// A view in the colours of its tint and of its label's traits.
  private final class Swatch: UIView {
    override func draw(_ rect: CGRect) {
      tintColor.setFill()
      UIRectFill(CGRect(x: 0, y: 0, width: 4, height: 8))
      UIColor.label.resolvedColor(with: traitCollection).setFill()
      UIRectFill(CGRect(x: 4, y: 0, width: 4, height: 8))
    }
  }

  private func flag(_ feature: Feature) -> Bool {
    switch feature {
    case .constraints: LayoutEngine.isUsed
    case .effectViews: UIVisualEffectView.isInUse
    case .traits: TraitParts.areUsed
    case .corners: UIView.CornerShapes.areInUse
    case .tintAdjustments: UIView.TintAdjustment.isInUse
    case .observations: KeyValueObservations.areUsed
    }
  }

  private func setFlag(_ feature: Feature, _ isUsed: Bool) {
    switch feature {
    case .constraints: LayoutEngine.isUsed = isUsed
    case .effectViews: UIVisualEffectView.isInUse = isUsed
    case .traits: TraitParts.areUsed = isUsed
    case .corners: UIView.CornerShapes.areInUse = isUsed
    case .tintAdjustments: UIView.TintAdjustment.isInUse = isUsed
    case .observations: KeyValueObservations.areUsed = isUsed
    }
  }

  /// Uses a feature in a tree of its own.
  private func use(_ feature: Feature) {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    switch feature {
    case .constraints: view.widthAnchor.constraint(equalToConstant: 10).isActive = true
    case .effectViews: view.addSubview(UIVisualEffectView(effect: UIBlurEffect(style: .light)))
    case .traits: view.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
    case .corners: view.cornerConfiguration = .capsule()
    case .tintAdjustments: view.tintAdjustmentMode = .dimmed
    case .observations: view.observe(\.alpha) { _, _ in }.invalidate()
    }
    view.layoutIfNeeded()
  }

  /// Returns a tree that uses none of the features, as it is when it is made.
  private func tree() -> UIView {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 40))
    root.backgroundColor = .white
    root.tintColor = .systemRed
    let inner = UIView(frame: CGRect(x: 5, y: 5, width: 20, height: 20))
    inner.autoresizingMask = [.flexibleWidth]
    inner.alpha = 0.5
    inner.layer.cornerRadius = 4
    inner.backgroundColor = .systemBackground
    inner.overrideUserInterfaceStyle = .dark
    inner.addSubview(UIButton(frame: CGRect(x: 2, y: 2, width: 10, height: 10)))
    let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
    cell.frame = CGRect(x: 0, y: 0, width: 60, height: 40)
    cell.textLabel?.text = "Hello"
    cell.detailTextLabel?.text = "world"
    let container = Container(frame: CGRect(x: 30, y: 5, width: 20, height: 20))
    for view in [cell, inner, container] { root.addSubview(view) }
    for superview in [root, inner, container] {
      superview.addSubview(Swatch(frame: CGRect(x: 1, y: 12, width: 8, height: 8)))
    }
    root.frame.size.width = 80
    return root
  }

  @Test(arguments: Feature.allCases)
  func `a scene does not depend on whether a feature was ever used`(_ feature: Feature) {
    let wasUsed = flag(feature)
    defer { setFlag(feature, wasUsed) }
    setFlag(feature, false)
    let before = tree().scene()
    // Otherwise the tree itself would use the feature, and the test would compare nothing.
    #expect(!flag(feature))
    use(feature)
    #expect(flag(feature))
    let after = tree().scene()
    #expect(after == before)
  }

  @Test func `views in a container follow the traits of the tree and not of its getter`() {
    let wasUsed = flag(.traits)
    defer { setFlag(.traits, wasUsed) }
    let container = Container(frame: .zero)
    let inner = UIView()
    container.addSubview(inner)
    use(.traits)
    #expect(inner.traitCollection.userInterfaceStyle == .light)
  }

  @Test func `views in a container follow the tint of the tree and not of its getter`() {
    let wasUsed = flag(.tintAdjustments)
    defer { setFlag(.tintAdjustments, wasUsed) }
    let container = Container(frame: .zero)
    let inner = UIView()
    container.tintColor = .systemRed
    container.addSubview(inner)
    use(.tintAdjustments)
    #expect(inner.tintColor == .systemRed)
    #expect(inner.tintAdjustmentMode == .normal)
  }
}
