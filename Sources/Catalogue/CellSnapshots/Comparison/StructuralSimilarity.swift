/// The structural similarity (SSIM) of two pictures in the 31x31 pixels around a place.
///
/// This is the measure of Z. Wang and others, "Image quality assessment: from error visibility to structural
/// similarity" (2004). It treats red, green and blue separately, on white. Places outside the pictures count as a
/// pattern that is equal in both.
///
/// Sums run down the columns and move from row to row, so queries from top to bottom are fast.
struct StructuralSimilarity {
  private static let radius = 15
  private static let side = 31

  private let segment: PixelSegment
  private let planes: [WindowSums]
  /// The row around which the columns are summed.
  private var row: Int?

  init(_ segment: PixelSegment) {
    self.segment = segment
    let width = segment.width + 2 * Self.radius
    let channels: [PixelChannel] = segment.isOpaque ? [.red, .green, .blue] : [.red, .green, .blue, .alpha]
    planes = channels.map { WindowSums($0, width: width, side: Self.side) }
  }

  /// Returns the mean similarity of the colours, or the similarity of alpha if that is smaller; at most 1.
  mutating func value(_ x: Int, _ y: Int) -> Double {
    move(to: y)
    let colors = planes[0].similarity(x) + planes[1].similarity(x) + planes[2].similarity(x)
    return planes.count == 3 ? colors / 3 : min(colors / 3, planes[3].similarity(x))
  }

  /// Moves the windows to places of row `y`.
  private mutating func move(to y: Int) {
    guard row != y else { return }
    if let row, y > row, y - row < Self.side {
      for next in (row + 1)...y {
        add(next - Self.radius - 1, -1)
        add(next + Self.radius, 1)
      }
    } else {
      for plane in planes { plane.clear() }
      for line in (y - Self.radius)...(y + Self.radius) { add(line, 1) }
    }
    row = y
    for plane in planes { plane.sumUp() }
  }

  private func add(_ y: Int, _ sign: Int) {
    let isInside = y >= 0 && y < segment.height
    let old = isInside ? segment.reference + y * segment.referenceStride : nil
    let new = isInside ? segment.actual + y * segment.actualStride : nil
    for plane in planes {
      plane.add(old, new, segment.alpha, y: y, margin: Self.radius, sign: sign)
    }
  }
}

extension PixelSegment {
  /// Whether every pixel of both pictures is opaque.
  fileprivate var isOpaque: Bool {
    var all = UInt32.max
    var row = 0
    while row < height {
      let (old, new) = (reference + row * referenceStride, actual + row * actualStride)
      var x = 0
      while x < width {
        all &= old[x] & new[x]
        x &+= 1
      }
      row += 1
    }
    return all >= 0xFF00_0000
  }
}
