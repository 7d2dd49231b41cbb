internal import Foundation

/// A column or row of a resizable image: its pixels, and the place that they are drawn to.
struct ImageSlice {
  var firstPixel: Double
  var pixels: Double
  /// The position of the first edge, in points.
  var start: Double
  var length: Double
  var isMiddle: Bool
  /// The part of a pixel that is hidden at each end.
  var margin = 0.0
  /// How far the painted area's start and its end are moved, in points.
  fileprivate(set) var startShift = 0.0
  fileprivate(set) var endShift = 0.0

  /// Returns the non-empty parts of one axis. Caps that are together longer than the rectangle shrink in
  /// proportion.
  ///
  /// If the caps leave no pixel between them, the middle is stretched from half of each of the two pixels where
  /// they meet, as `CALayer.contentsCenter` documents.
  static func slices(
    before: CGFloat, after: CGFloat, pixels: Int, scale: CGFloat, tiles: Bool, start: CGFloat,
    length: CGFloat
  ) -> [ImageSlice] {
    let count = Double(pixels)
    let first = min(max(0, (before * scale).rounded()), count)
    let last = min(max(0, (after * scale).rounded()), count - first)
    let shrink = min(1, length * scale / max(first + last, 1e-9))
    let (head, tail) = (first / scale * shrink, last / scale * shrink)
    var middle = ImageSlice(
      firstPixel: first, pixels: count - first - last, start: start + head, length: length - head - tail,
      isMiddle: true)
    if middle.pixels == 0 {
      let meets = first > 0 && last > 0 && !tiles
      middle.firstPixel = first > 0 ? first - 1 : 0
      middle.pixels = meets ? 2 : 1
      middle.margin = meets ? 0.5 : 0
    }
    let all = [
      ImageSlice(firstPixel: 0, pixels: first, start: start, length: head, isMiddle: false),
      middle,
      ImageSlice(
        firstPixel: count - last, pixels: last, start: start + length - tail, length: tail, isMiddle: false),
    ]
    // A rest that comes only from rounding would put Cairo into an error state that it never leaves.
    return all.filter { $0.pixels > 0 && $0.length > 1e-6 }
  }
}

extension [ImageSlice] {
  /// Moves the borders between slices to the places that `snap` returns. If two slices covered parts of one pixel,
  /// the pixels below would show through.
  mutating func meet(at snap: (Double) -> Double) {
    for (slice, next) in zip(indices, indices.dropFirst()) {
      let border = self[next].start
      let shift = snap(border) - border
      guard shift.isFinite else { continue }
      self[slice].endShift = shift
      self[next].startShift = shift
    }
  }
}
