public import Foundation

/// A blur effect like frosted glass.
///
/// Apple does not publish UIKit's values. Unlike UIKit, the blurs and tints only resemble them; none is measured.
@preconcurrency @MainActor open class UIBlurEffect: UIVisualEffect {
  package nonisolated let style: Style

  public convenience override init() {
    self.init(style: .regular)
  }

  public init(style: Style) {
    self.style = style
    super.init()
  }

  public required init?(coder: NSCoder) {
    style = .regular
    super.init(coder: coder)
  }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UIBlurEffect)?.style == style
  }

  open override var hash: Int { style.rawValue }
}

extension UIBlurEffect {
  public enum Style: Int, Sendable, CaseIterable {
    case extraLight
    case light
    case dark
    case regular = 4
    case prominent
    case systemUltraThinMaterial
    case systemThinMaterial
    case systemMaterial
    case systemThickMaterial
    case systemChromeMaterial
    case systemUltraThinMaterialLight
    case systemThinMaterialLight
    case systemMaterialLight
    case systemThickMaterialLight
    case systemChromeMaterialLight
    case systemUltraThinMaterialDark
    case systemThinMaterialDark
    case systemMaterialDark
    case systemThickMaterialDark
    case systemChromeMaterialDark
  }
}
