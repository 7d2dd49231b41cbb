extension PixelGrid {
  /// Creates the grid of the screen with these traits, or of the device if they specify no scale.
  init(of traits: UITraitCollection) {
    self.init(scale: traits.displayScale > 0 ? traits.displayScale : Device.current.displayScale)
  }
}
