internal import CellDrawing
internal import Foundation

/// The round glass under the buttons of bars, since iOS 26.
final class GlassBackground: UIVisualEffectView {
  /// The colour of prominent glass, or nil for clear glass.
  var tint: UIColor? { didSet { setNeedsDisplay() } }

  init() {
    super.init(effect: nil)
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func contentNodes(with traits: UITraitCollection) -> [Node] {
    let radius = min(bounds.width, bounds.height) / 2
    let path = Path.roundedRect(bounds, radius: radius)
    let material = GlassMaterial(isDark: traits.userInterfaceStyle == .dark)
    let shadow = Node.shadow(
      Shadow(
        source: .path(path, .nonZero), color: .black.withAlpha(material.shadowOpacity),
        offset: CGSize(width: 0, height: 4), blur: 10))
    if let tint {
      return [shadow, .fill(path, .nonZero, tint.cgColor(with: traits).paint())]
    }
    let rim = Path.roundedRect(bounds.insetBy(dx: 0.25, dy: 0.25), radius: max(radius - 0.25, 0))
    return [shadow] + material.nodes(path, rim: rim)
  }
}
