extension PixelSegment {
  /// Tolerates pixels whose distance in YIQ is at most `threshold` of the longest distance. Pixels that look
  /// antialiased in either picture count as antialiased.
  ///
  /// On pictures of equal size, the counts equal the counts of pixelmatch 7.2.0.
  func tolerate(distanceInYIQ threshold: Double, countsAntialiasing: Bool) {
    let maximum = YIQDifference.longest * threshold * threshold
    let (old, new) = (
      PixelNeighborhood(reference, stride: referenceStride, segment: self),
      PixelNeighborhood(actual, stride: actualStride, segment: self)
    )
    forEachDifferingRow { y, range, oldRow, newRow, findings in
      var x = range.lowerBound
      while x < range.upperBound {
        if findings[x] == DifferenceMap.Finding.different {
          let difference = YIQDifference(oldRow[x], newRow[x], alpha, place: (y &* width &+ x) &* 4)
          if difference.squaredDistance <= maximum {
            findings[x] = DifferenceMap.Finding.tolerated
          } else if !countsAntialiasing,
            old.looksAntialiased(x, y, other: new) || new.looksAntialiased(x, y, other: old)
          {
            findings[x] = DifferenceMap.Finding.antialiased
          }
        }
        x &+= 1
      }
    }
  }
}
