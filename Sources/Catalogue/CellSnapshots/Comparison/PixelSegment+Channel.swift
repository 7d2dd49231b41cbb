extension PixelSegment {
  /// Tolerates pixels if no channel differs by more than `tolerance` of 255.
  func tolerate(channelDifference tolerance: Int) {
    forEachDifferingRow { _, range, old, new, findings in
      var x = range.lowerBound
      while x < range.upperBound {
        if findings[x] == DifferenceMap.Finding.different, channelDifference(old[x], new[x]) <= tolerance {
          findings[x] = DifferenceMap.Finding.tolerated
        }
        x &+= 1
      }
    }
  }
}
