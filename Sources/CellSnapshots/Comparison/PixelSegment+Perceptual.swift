extension PixelSegment {
  func tolerateWhatLooksEqual() {}
}
