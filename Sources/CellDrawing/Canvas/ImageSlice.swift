internal import Foundation

/// A column or row of a resizable image: some of its pixels, and where they go.
struct ImageSlice {
  var firstPixel: Double
  var pixels: Double
  /// In points.
  var start: Double
  var length: Double
  var isMiddle: Bool
  /// So much of a pixel at either end is not shown.
  var margin = 0.0
  /// By how many points more or less is painted at the start, and at the end.
  fileprivate(set) var startShift = 0.0
  fileprivate(set) var endShift = 0.0

  /// The parts of one axis that are not empty; caps that together are longer than the rectangle shrink alike.
  ///
  /// Between caps that leave no pixel, one stretches that is half of each of the two they meet at, as
  /// `CALayer.contentsCenter` says.
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
    // What is left over by rounding alone would put Cairo into an error that it doesn't leave.
    return all.filter { $0.pixels > 0 && $0.length > 1e-6 }
  }
}

extension [ImageSlice] {
  /// Has slices meet at what `snap` makes of where they do: two that cover parts of one pixel let through what is below.
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
