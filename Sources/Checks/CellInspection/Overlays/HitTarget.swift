import CellSnapshots
import Foundation

/// The area of a picture in which a touch reaches a view that acts on it. Lengths are in points of the picture.
struct HitTarget: Hashable, Sendable {
  /// The name of the property that holds the view, or its class if no property holds it.
  var name: String
  /// The area, as rectangles that do not overlap, from top to bottom.
  var rects: [CGRect]

  /// The minimum width and height that Apple recommends, in points.
  static let minimumSide: CGFloat = 44

  /// The smallest rectangle around the area.
  var bounds: CGRect { rects.reduce(.null) { $0.union($1) } }

  /// Whether the area is narrower or lower than Apple recommends.
  var isSmall: Bool {
    bounds.width < Self.minimumSide - 0.01 || bounds.height < Self.minimumSide - 0.01
  }

  /// The name with the size of the area: `likeButton 30 × 44, small`.
  var caption: String {
    let size = "\(PlainNumber.text(bounds.width)) × \(PlainNumber.text(bounds.height))"
    return "\(name) \(size)\(isSmall ? ", small" : "")"
  }
}
