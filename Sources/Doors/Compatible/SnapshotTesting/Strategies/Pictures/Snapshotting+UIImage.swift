extension Snapshotting where Value == UIImage, Format == UIImage {
  /// A strategy that compares images pixel by pixel.
  public static var image: Snapshotting { .image() }

  /// Returns a strategy that compares images; see `Diffing.image(precision:perceptualPrecision:scale:)`.
  public static func image(
    precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat? = nil
  ) -> Snapshotting {
    Snapshotting(
      pathExtension: "png",
      diffing: .image(precision: precision, perceptualPrecision: perceptualPrecision, scale: scale))
  }
}
