import UIKit

/// The part of a row for its content: everything except the margins, with a maximum width that is pleasant to read.
struct ReadableColumn: Sendable, Hashable {
  static let margin: CGFloat = 10
  static let maximumWidth: CGFloat = 640

  let minX: CGFloat
  let width: CGFloat

  /// Makes the column of a row `rowWidth` points wide.
  init(rowWidth: CGFloat) {
    let available = rowWidth.isFinite ? Swift.max(1, rowWidth - 2 * Self.margin) : 1
    width = Swift.min(available, Self.maximumWidth)
    minX = available > Self.maximumWidth ? ((rowWidth - width) / 2).rounded(.down) : Self.margin
  }

  var maxX: CGFloat { minX + width }
  /// Whether the row is no wider than the column and its margins.
  var fillsRow: Bool { minX == Self.margin }
}
