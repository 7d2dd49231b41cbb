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
  /// the capital letters, and more in height than in width: a star of 17 points has 22 x 20 points, in large scale 28 x 27.
  func resized(to pointSize: CGFloat, _ values: SymbolValues) -> SymbolBox {
    let scale = values.scale?.boxFactors ?? CGSize(width: 1, height: 1)
    let unit = pointSize / Self.pointSize
    let lines =
      ((values.weight ?? .regular).lineWidth - UIImage.SymbolWeight.regular.lineWidth) / 100 * pointSize
    let middle = UIFont.systemFont(ofSize: pointSize).capHeight / 2
    let center = (height / 2 - baseline) * unit - middle
    let resized = CGSize(
      width: width * unit * scale.width + lines, height: height * unit * scale.height + lines)
    return SymbolBox(
      resized.width, resized.height, resized.height / 2 - middle - center * scale.width)
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
  /// The growth of a box.
  fileprivate var boxFactors: CGSize {
    switch self {
    case .small: CGSize(width: 0.815, height: 0.815)
    case .default, .unspecified, .medium: CGSize(width: 1, height: 1)
    case .large: CGSize(width: 1.28, height: 1.35)
    }
  }
}
