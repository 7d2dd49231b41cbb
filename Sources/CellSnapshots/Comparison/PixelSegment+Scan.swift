import Foundation

extension PixelSegment {
  /// Notes every pixel that is not equal and not ignored as different, and returns the furthest that a channel is off.
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

  /// Looks for pixels only in the blocks of a row that differ.
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
            // Most changes are smaller than the furthest one, which is 255 soon.
            if furthest < 255 { furthest = max(furthest, channelDifference(old[x], new[x])) }
          }
          x &+= 1
        }
        if first < last { map.extend(y + row, first, last) }
      }
      block = end
    }
  }

  /// The furthest that a channel of two pixels is off, of straight colours.
  @inline(__always)
  func channelDifference(_ old: UInt32, _ new: UInt32) -> Int {
    let (first, second) = (StraightColor(old, alpha), StraightColor(new, alpha))
    return max(
      max(abs(first.red - second.red), abs(first.green - second.green)),
      max(abs(first.blue - second.blue), abs(first.alpha - second.alpha)))
  }
}
