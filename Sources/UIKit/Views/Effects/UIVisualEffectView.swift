package import CellDrawing
public import Foundation

/// A view of frosted glass, or one whose contents are vibrant.
///
/// In a PNG what lies below it in the same picture is blurred as it is drawn there; in an SVG, the same pixels are a
/// picture, twice as many a point, since shapes in SVG cannot read what lies below them.
@preconcurrency @MainActor open class UIVisualEffectView: UIView {
  /// Whether there ever was one: only then are trees searched for them.
  private static var isInUse = false

  /// What is shown on the glass; as large as the view.
  public let contentView = UIView(frame: .zero)

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
    prepare()
  }

  open var effect: UIVisualEffect? {
    didSet { setNeedsDisplay() }
  }

  private func prepare() {
    Self.isInUse = true
    addSubview(contentView)
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  package override func contentNodes(with traits: UITraitCollection) -> [Node] {
    guard let blur = effect as? UIBlurEffect else { return [] }
    let material = BlurMaterial(blur.style, isDark: traits.userInterfaceStyle == .dark)
    return [
      .backdrop(
        Backdrop(
          path: .rect(bounds), blur: material.blur, saturation: material.saturation, tint: material.tint))
    ]
  }

  /// The one colour of all that a layer's sublayers draw, or nil where they have their own.
  static func contentColor(of layer: CALayer, with traits: UITraitCollection) -> CGColor? {
    guard isInUse, let view = layer.view as? UIVisualEffectView else { return nil }
    return (view.effect as? UIVibrancyEffect)?.color(with: traits)
  }

  /// How far from a part of a tree that is drawn alone something has to be known, in points.
  static func reach(in view: UIView) -> CGFloat {
    isInUse && view.hasGlass ? Backdrop.reach(ofBlur: BlurMaterial.largestBlur) : 0
  }
}

extension UIView {
  fileprivate var hasGlass: Bool {
    self is UIVisualEffectView || subviews.contains(where: \.hasGlass)
  }
}
