extension PixelSegment {
  func tolerate(distanceInYIQ threshold: Double, countsAntialiasing: Bool) {}
}
