internal import Foundation

/// What a symbol is drawn with, where something was said.
struct SymbolValues: Hashable, Sendable {
  var pointSize: CGFloat?
  var weight: UIImage.SymbolWeight?
  var scale: UIImage.SymbolScale?
  var textStyle: UIFont.TextStyle?
  var palette: [UIColor] = []

  /// These with what `other` says in their place.
  func overridden(by other: SymbolValues) -> SymbolValues {
    SymbolValues(
      pointSize: other.pointSize ?? (other.textStyle == nil ? pointSize : nil),
      weight: other.weight ?? weight,
      scale: other.scale ?? scale, textStyle: other.pointSize == nil ? other.textStyle ?? textStyle : nil,
      palette: other.palette.isEmpty ? palette : other.palette)
  }

  /// In points: 17 where nothing is said.
  func resolvedPointSize(with traits: UITraitCollection) -> CGFloat {
    if let pointSize, pointSize > 0, pointSize.isFinite { return pointSize }
    guard let textStyle else { return 17 }
    return UIFont.preferredFont(forTextStyle: textStyle, compatibleWith: traits).pointSize
  }

  /// A colour that each symbol has in the place of a tint.
  var color: UIColor? { palette.first }
}
