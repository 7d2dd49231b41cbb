import Foundation

extension PixelSegment {
  /// Marks every unequal pixel that is not ignored as different, and returns the maximum difference of a channel.
  func scan() -> Int {
    var furthest = 0
    var row = 0
    while row < height {
      let (old, new) = (reference + row * referenceStride, actual + row * actualStride)
      if memcmp(old, new, width * 4) != 0 { scan(row, old, new, &furthest) }
      row += 1
    }
    return furthest
  }

  /// Examines only the blocks of a row that differ.
  private func scan(
    _ row: Int, _ old: UnsafePointer<UInt32>, _ new: UnsafePointer<UInt32>, _ furthest: inout Int
  ) {
    let findings = map.row(y + row)
    var block = 0
    while block < width {
      let end = min(width, block + 32)
      if memcmp(old + block, new + block, (end - block) * 4) != 0 {
        var (first, last) = (end, block)
        var x = block
        while x < end {
          if old[x] != new[x], findings[x] != DifferenceMap.Finding.ignored {
            findings[x] = DifferenceMap.Finding.different
            if x < first { first = x }
            last = x &+ 1
            // The maximum soon reaches 255, and then no further pixel needs to be measured.
            if furthest < 255 { furthest = max(furthest, channelDifference(old[x], new[x])) }
          }
          x &+= 1
        }
        if first < last { map.extend(y + row, first, last) }
      }
      block = end
    }
  }

  /// Returns the maximum difference of a channel between two pixels, in straight colours.
  @inline(__always)
  func channelDifference(_ old: UInt32, _ new: UInt32) -> Int {
    let (first, second) = (StraightColor(old, alpha), StraightColor(new, alpha))
    return max(
      max(abs(first.red - second.red), abs(first.green - second.green)),
      max(abs(first.blue - second.blue), abs(first.alpha - second.alpha)))
  }
}
