internal import Foundation

/// The box of a symbol's image.
struct SymbolBox: Hashable, Sendable {
  /// The size in points.
  var width: CGFloat
  var height: CGFloat
  /// The distance of the baseline above the bottom edge in points, negative if the whole symbol is above it.
  var baseline: CGFloat

  init(_ width: CGFloat, _ height: CGFloat, _ baseline: CGFloat) {
    (self.width, self.height, self.baseline) = (width, height, baseline)
  }

  var size: CGSize { CGSize(width: width, height: height) }

  /// The point size of the boxes in `SymbolBoxes`.
  private static let pointSize: CGFloat = 17

  /// Returns the box of a symbol in `SymbolBoxes` for other values.
  ///
  /// Sizes grow in proportion to the point size. Thicker lines add their width. A larger scale grows around the middle of
  /// the capital letters.
  func resized(to pointSize: CGFloat, _ values: SymbolValues) -> SymbolBox {
    let scale = values.scale ?? .medium
    let unit = pointSize / Self.pointSize
    let lines =
      ((values.weight ?? .regular).lineWidth - UIImage.SymbolWeight.regular.lineWidth) / 100 * pointSize
    let middle = UIFont.systemFont(ofSize: pointSize).capHeight / 2
    let center = (height / 2 - baseline) * unit - middle
    let resized = CGSize(
      width: scale.boxWidth(width) * unit + lines, height: scale.boxHeight(height) * unit + lines)
    return SymbolBox(
      resized.width, resized.height, resized.height / 2 - middle - center * scale.factor)
  }

  /// Returns the box on whole pixels, at least one wide and high.
  func rounded(to grid: PixelGrid) -> SymbolBox {
    let pixel = grid.up(0.1)
    return SymbolBox(
      max(grid.nearest(width), pixel), max(grid.nearest(height), pixel), grid.nearest(baseline))
  }

  /// Returns the insets that lead from the box to the line of a text of that size, from its ascender to its descender. They
  /// are negative where the line is higher.
  func alignmentRectInsets(pointSize: CGFloat, on grid: PixelGrid) -> UIEdgeInsets {
    let font = UIFont.systemFont(ofSize: pointSize)
    return UIEdgeInsets(
      top: -grid.nearest(font.ascender - (height - baseline)), left: 0,
      bottom: -grid.nearest(-font.descender - baseline), right: 0)
  }
}

extension UIImage.SymbolScale {
  /// Returns the width of a box of 17 points in this scale.
  ///
  /// The straight lines for the large scale fit boxes on an iPhone: symbols of 15, 20, 20.5, 21 and 22 points are 19.5, 26,
  /// 26.5, 27 and 28 points wide, and symbols of 19 and 20 points are 26 and 27 points high.
  fileprivate func boxWidth(_ width: CGFloat) -> CGFloat {
    switch self {
    case .small: 0.815 * width
    case .default, .unspecified, .medium: width
    case .large: 1.21 * width + 1.56
    }
  }

  /// Returns the height of a box of 17 points in this scale.
  fileprivate func boxHeight(_ height: CGFloat) -> CGFloat {
    switch self {
    case .small: 0.815 * height
    case .default, .unspecified, .medium: height
    case .large: 1.3 * height + 1.08
    }
  }
}
