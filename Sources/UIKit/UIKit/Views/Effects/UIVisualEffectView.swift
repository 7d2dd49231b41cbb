package import CellDrawing
public import Foundation

/// A view of frosted glass, or a view whose contents are vibrant.
///
/// In a PNG, the part of the same picture below the view is drawn blurred. In an SVG, the same pixels are an
/// embedded picture at two pixels per point, because shapes in SVG cannot read what is below them.
@preconcurrency @MainActor open class UIVisualEffectView: UIView {
  /// Whether any effect view was ever made. Only then are trees searched for effect views.
  ///
  /// This only saves time: in a tree without an effect view, nothing is found after that either, so the order of
  /// entries changes no picture.
  static var isInUse = false

  /// The view for contents on the glass, as large as the effect view.
  open var contentView: UIView { ownContentView }
  private let ownContentView = UIView(frame: .zero)

  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    prepare()
  }

  public override convenience init(frame: CGRect) {
    self.init(effect: nil)
    self.frame = frame
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func setUpForCoder() {
    super.setUpForCoder()
    prepare()
  }

  override class var nibMembers: NibMembers { super.nibMembers.adding(visualEffectViewNibSettings) }

  package override class var classFacts: ViewFacts {
    ViewFacts(UIVisualEffectView.self) { _ in UIVisualEffectView(effect: UIBlurEffect(style: .light)) }
  }

  open var effect: UIVisualEffect? {
    didSet { setNeedsDisplay() }
  }

  private func prepare() {
    Self.isInUse = true
    addSubview(contentView)
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    // Constraints in the content reach the effect view, so that the content can determine its size.
    contentView.constraintState.isJoined = true
  }

  package override func contentNodes(with traits: UITraitCollection) -> [Node] {
    if let glass = effect as? UIGlassEffect { return nodes(of: glass, with: traits) }
    guard let blur = effect as? UIBlurEffect else { return [] }
    let material = BlurMaterial(blur.style, isDark: traits.userInterfaceStyle == .dark)
    return [
      .backdrop(
        Backdrop(
          path: .rect(bounds), blur: material.blur, saturation: material.saturation, tint: material.tint))
    ]
  }

  private func nodes(of glass: UIGlassEffect, with traits: UITraitCollection) -> [Node] {
    let inner = bounds.insetBy(dx: 0.25, dy: 0.25)
    guard bounds.width > 0, bounds.height > 0, inner.width > 0, inner.height > 0 else { return [] }
    let material = GlassMaterial(
      isDark: traits.userInterfaceStyle == .dark, isClear: glass.style == .clear,
      tint: glass.tintColor?.resolved(with: traits))
    guard layer.roundsCorners else {
      let radius = min(bounds.width, bounds.height) / 2
      return material.nodes(
        .roundedRect(bounds, radius: radius), rim: .roundedRect(inner, radius: max(radius - 0.25, 0)))
    }
    return material.nodes(layer.outline(of: bounds), rim: layer.outline(of: inner))
  }

  /// Returns the single colour of everything in a layer's sublayers, or nil if they have their own colours.
  static func contentColor(of layer: CALayer, with traits: UITraitCollection) -> CGColor? {
    guard isInUse, let view = layer.view as? UIVisualEffectView else { return nil }
    return (view.effect as? UIVibrancyEffect)?.color(with: traits)
  }

  /// Returns the distance around a separately drawn part of a tree within which the content must be known, in
  /// points.
  static func reach(in view: UIView) -> CGFloat {
    isInUse && view.hasGlass ? Backdrop.reach(ofBlur: BlurMaterial.largestBlur) : 0
  }
}

extension UIView {
  fileprivate var hasGlass: Bool {
    self is UIVisualEffectView || subviews.contains(where: \.hasGlass)
  }
}
