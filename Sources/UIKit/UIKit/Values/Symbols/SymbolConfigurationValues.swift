internal import Foundation

/// The properties that a symbol is drawn with; unspecified properties are nil or empty.
struct SymbolValues: Hashable, Sendable {
  var pointSize: CGFloat?
  var weight: UIImage.SymbolWeight?
  var scale: UIImage.SymbolScale?
  var textStyle: UIFont.TextStyle?
  var palette: [UIColor] = []

  /// Returns these values with those that `other` specifies in their place.
  func overridden(by other: SymbolValues) -> SymbolValues {
    SymbolValues(
      pointSize: other.pointSize ?? (other.textStyle == nil ? pointSize : nil),
      weight: other.weight ?? weight,
      scale: other.scale ?? scale, textStyle: other.pointSize == nil ? other.textStyle ?? textStyle : nil,
      palette: other.palette.isEmpty ? palette : other.palette)
  }

  /// Returns the size in points, 17 if none is specified.
  func resolvedPointSize(with traits: UITraitCollection) -> CGFloat {
    if let pointSize, pointSize > 0, pointSize.isFinite { return pointSize }
    guard let textStyle else { return 17 }
    return UIFont.preferredFont(forTextStyle: textStyle, compatibleWith: traits).pointSize
  }

  /// The colour of the symbol that replaces a tint, or nil.
  var color: UIColor? { palette.first }
}
