/// The values that are subtracted from a row's bytes before it is compressed, by PNG's numbers.
enum PNGFilter: UInt8 {
  case none = 0
  case left = 1
  case up = 2
  case average = 3
  case paeth = 4
}

extension PNGFilter {
  /// Restores the pixels of a row: each byte is the sum of a difference and PNG's prediction.
  ///
  /// - Parameters:
  ///   - blank: The pixel left of the row, and above the first row.
  ///   - difference: Returns the row's own bytes for the pixel at a place. The bytes for pixels already in `line`
  ///     are not read again.
  @inline(__always)
  func undo(
    _ count: Int, above: UnsafePointer<UInt32>, blank: UInt32, to line: UnsafeMutablePointer<UInt32>,
    difference: (Int) -> UInt32
  ) {
    var (left, corner) = (blank, blank)
    var place = 0
    switch self {
    case .none:
      while place < count {
        line[place] = Self.sum(blank, difference(place))
        place &+= 1
      }
    case .left:
      while place < count {
        left = Self.sum(left, difference(place))
        line[place] = left
        place &+= 1
      }
    case .up:
      while place < count {
        line[place] = Self.sum(above[place], difference(place))
        place &+= 1
      }
    case .average:
      while place < count {
        left = Self.sum(Self.mean(left, above[place]), difference(place))
        line[place] = left
        place &+= 1
      }
    case .paeth:
      while place < count {
        let up = above[place]
        left = Self.sum(Self.nearest(left, up, corner), difference(place))
        corner = up
        line[place] = left
        place &+= 1
      }
    }
  }

  @inline(__always)
  private static func sum(_ pixel: UInt32, _ other: UInt32) -> UInt32 {
    UInt32(truncatingIfNeeded: FourPixels.sum(UInt64(pixel), UInt64(other)))
  }

  /// Returns the mean of each byte, rounded down.
  @inline(__always)
  private static func mean(_ pixel: UInt32, _ other: UInt32) -> UInt32 {
    (pixel & other) &+ (((pixel ^ other) & 0xFEFE_FEFE) >> 1)
  }

  /// Returns for each byte the one of the three that is nearest to left + up - corner. For a tie it is the first.
  @inline(__always)
  private static func nearest(_ left: UInt32, _ up: UInt32, _ corner: UInt32) -> UInt32 {
    let (a, b, c) = (channels(left), channels(up), channels(corner))
    let (fromLeft, fromUp) = (b &- c, a &- c)
    let (toLeft, toUp) = (distance(fromLeft), distance(fromUp))
    let toCorner = distance(fromLeft &+ fromUp)
    let farther = c.replacing(with: b, where: toUp .<= toCorner)
    let nearest = farther.replacing(with: a, where: (toLeft .<= toUp) .& (toLeft .<= toCorner))
    return unsafeBitCast(SIMD4<UInt8>(truncatingIfNeeded: nearest), to: UInt32.self)
  }

  @inline(__always)
  private static func channels(_ pixel: UInt32) -> SIMD4<Int16> {
    SIMD4<Int16>(truncatingIfNeeded: unsafeBitCast(pixel, to: SIMD4<UInt8>.self))
  }

  @inline(__always)
  private static func distance(_ difference: SIMD4<Int16>) -> SIMD4<Int16> {
    pointwiseMax(difference, 0 &- difference)
  }
}
