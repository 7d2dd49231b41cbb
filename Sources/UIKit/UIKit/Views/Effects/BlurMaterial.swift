internal import CellDrawing
internal import Foundation

/// The effect of a blur style on the content below it.
struct BlurMaterial: Hashable {
  /// The standard deviation in points.
  var blur: CGFloat
  var saturation: Double
  /// The brightness of the tint, from 0 (black) to 1 (white).
  var white: Double
  var alpha: Double

  var tint: Color { Color(red: white, green: white, blue: white, alpha: alpha) }

  private init(_ white: Double, _ alpha: Double, blur: CGFloat = 30) {
    (self.white, self.alpha, self.blur) = (white, alpha, blur)
    saturation = 1.8
  }

  private static let extraLight = BlurMaterial(0.97, 0.82, blur: 20)
  private static let light = BlurMaterial(1, 0.3)
  private static let dark = BlurMaterial(0.11, 0.73, blur: 20)

  init(_ style: UIBlurEffect.Style, isDark: Bool) {
    self =
      switch style {
      case .extraLight: .extraLight
      case .light: .light
      case .dark: .dark
      case .regular: isDark ? .dark : .light
      case .prominent: isDark ? .dark : .extraLight
      case .systemUltraThinMaterialLight: BlurMaterial(0.97, 0.44)
      case .systemThinMaterialLight: BlurMaterial(0.95, 0.62)
      case .systemMaterialLight: BlurMaterial(0.96, 0.77)
      case .systemThickMaterialLight: BlurMaterial(0.965, 0.93)
      case .systemChromeMaterialLight: BlurMaterial(0.976, 0.94)
      case .systemUltraThinMaterialDark: BlurMaterial(0.145, 0.55)
      case .systemThinMaterialDark: BlurMaterial(0.145, 0.7)
      case .systemMaterialDark: BlurMaterial(0.145, 0.82)
      case .systemThickMaterialDark: BlurMaterial(0.145, 0.9)
      case .systemChromeMaterialDark: BlurMaterial(0.114, 0.94)
      case .systemUltraThinMaterial:
        BlurMaterial(isDark ? .systemUltraThinMaterialDark : .systemUltraThinMaterialLight, isDark: isDark)
      case .systemThinMaterial:
        BlurMaterial(isDark ? .systemThinMaterialDark : .systemThinMaterialLight, isDark: isDark)
      case .systemMaterial: BlurMaterial(isDark ? .systemMaterialDark : .systemMaterialLight, isDark: isDark)
      case .systemThickMaterial:
        BlurMaterial(isDark ? .systemThickMaterialDark : .systemThickMaterialLight, isDark: isDark)
      case .systemChromeMaterial:
        BlurMaterial(isDark ? .systemChromeMaterialDark : .systemChromeMaterialLight, isDark: isDark)
      }
  }

  /// The largest blur of all styles, in points.
  static let largestBlur: CGFloat = 30
}

extension UIBlurEffect.Style {
  /// The fixed appearance of the style, or nil if the style follows the appearance.
  var fixedAppearance: UIUserInterfaceStyle? {
    switch self {
    case .extraLight, .light, .systemUltraThinMaterialLight, .systemThinMaterialLight, .systemMaterialLight,
      .systemThickMaterialLight, .systemChromeMaterialLight:
      .light
    case .dark, .systemUltraThinMaterialDark, .systemThinMaterialDark, .systemMaterialDark,
      .systemThickMaterialDark, .systemChromeMaterialDark:
      .dark
    case .regular, .prominent, .systemUltraThinMaterial, .systemThinMaterial, .systemMaterial,
      .systemThickMaterial, .systemChromeMaterial:
      nil
    }
  }
}
