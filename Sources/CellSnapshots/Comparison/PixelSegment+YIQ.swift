extension PixelSegment {
  /// Tolerates pixels whose colours are no further from each other in YIQ than `threshold` of the longest distance,
  /// and takes those that look antialiased in either picture for antialiased.
  ///
  /// Count for count what pixelmatch 7.2.0 does, on pictures of equal size.
  func tolerate(distanceInYIQ threshold: Double, countsAntialiasing: Bool) {
    let most = YIQDifference.longest * threshold * threshold
    let (old, new) = (
      PixelNeighborhood(reference, stride: referenceStride, segment: self),
      PixelNeighborhood(actual, stride: actualStride, segment: self)
    )
    forEachDifferingRow { y, range, oldRow, newRow, findings in
      var x = range.lowerBound
      while x < range.upperBound {
        if findings[x] == DifferenceMap.Finding.different {
          let difference = YIQDifference(oldRow[x], newRow[x], alpha, place: (y &* width &+ x) &* 4)
          if difference.squaredDistance <= most {
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
