extension PixelSegment {
  /// Tolerates pixels whose colours an eye cannot tell apart. Pixels whose surroundings have the same structure in both
  /// pictures count as antialiased.
  ///
  /// This is the rule that Playwright calls `ssim-cie94`:
  ///
  /// - A pixel with a CIE94 of at most 1 is tolerated.
  /// - Otherwise it is different if the 3x3 pixels around it have one colour in either picture.
  /// - Otherwise it is antialiased if the mean SSIM of the 31x31 pixels around it is at least 0.99.
  ///
  /// Playwright sees translucent pixels on white only. This rule also sees them on black, and compares the structure of
  /// alpha.
  func tolerateWhatLooksEqual() {
    var colors = ColorDifference()
    var similarity: StructuralSimilarity?
    forEachDifferingRow { y, range, old, new, findings in
      var x = range.lowerBound
      while x < range.upperBound {
        if findings[x] == DifferenceMap.Finding.different {
          if colors.distance(old[x], new[x], alpha) <= 1 {
            findings[x] = DifferenceMap.Finding.tolerated
          } else if !isFlat(reference, referenceStride, x, y), !isFlat(actual, actualStride, x, y) {
            if similarity == nil { similarity = StructuralSimilarity(self) }
            if let value = similarity?.value(x, y), value >= 0.99 {
              findings[x] = DifferenceMap.Finding.antialiased
            }
          }
        }
        x &+= 1
      }
    }
  }

  /// Returns whether a pixel has eight neighbours and all have its colour.
  private func isFlat(_ pixels: UnsafePointer<UInt32>, _ stride: Int, _ x: Int, _ y: Int) -> Bool {
    guard x > 0, y > 0, x < width - 1, y < height - 1 else { return false }
    let center = pixels + (y &* stride &+ x)
    let (color, above, below) = (center[0], center - stride, center + stride)
    return center[-1] == color && center[1] == color && above[-1] == color && above[0] == color
      && above[1] == color && below[-1] == color && below[0] == color && below[1] == color
  }
}
