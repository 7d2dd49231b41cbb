extension Snapshotting where Value == CALayer, Format == UIImage {
  /// A strategy that draws a layer in its own size.
  public static var image: Snapshotting { .image() }

  /// Returns a strategy that draws a layer.
  ///
  /// - Parameters:
  ///   - precision: The share of the pixels that must be equal, from 0 to 1.
  ///   - perceptualPrecision: The likeness that counts as equal, from 0 to 1.
  ///   - traits: The traits, of which the display scale counts.
  public static func image(
    precision: Float = 1, perceptualPrecision: Float = 1, traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    SimplySnapshotting.image(
      precision: precision, perceptualPrecision: perceptualPrecision, scale: traits.displayScale
    ).pullback { layer in
      MainThread.run {
        UIGraphicsImageRenderer(size: layer.bounds.size, format: UIGraphicsImageRendererFormat(for: traits))
          .image { context in
            layer.setNeedsLayout()
            layer.layoutIfNeeded()
            layer.render(in: context.cgContext)
          }
      }
    }
  }
}
