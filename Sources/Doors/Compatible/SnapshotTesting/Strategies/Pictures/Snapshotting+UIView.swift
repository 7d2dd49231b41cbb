extension Snapshotting where Value == UIView, Format == UIImage {
  /// A strategy that draws a view in its own size.
  public static var image: Snapshotting { .image() }

  /// Returns a strategy that draws a view.
  ///
  /// - Parameters:
  ///   - drawHierarchyInKeyWindow: Unlike in the original, both values draw the same.
  ///   - precision: The share of the pixels that must be equal, from 0 to 1.
  ///   - perceptualPrecision: The likeness that counts as equal, from 0 to 1.
  ///   - size: The size in points, or nil for the size of the view's frame.
  ///   - traits: The traits of the view.
  public static func image(
    drawHierarchyInKeyWindow: Bool = false, precision: Float = 1, perceptualPrecision: Float = 1,
    size: CGSize? = nil, traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    SimplySnapshotting.image(
      precision: precision, perceptualPrecision: perceptualPrecision, scale: traits.displayScale
    ).pullback { view in
      MainThread.run {
        let config = ViewImageConfig(
          safeArea: .zero, size: size ?? view.frame.size, traits: UITraitCollection())
        return SnapshotStage.image(of: view, in: UIViewController(), config, traits: traits)
      }
    }
  }
}

extension Snapshotting where Value == UIViewController, Format == UIImage {
  /// A strategy that draws a controller's view in its own size.
  public static var image: Snapshotting { .image() }

  /// Returns a strategy that draws a controller on a device.
  ///
  /// - Parameters:
  ///   - config: The size, safe area and traits.
  ///   - drawHierarchyInKeyWindow: Unlike in the original, both values draw the same.
  ///   - precision: The share of the pixels that must be equal, from 0 to 1.
  ///   - perceptualPrecision: The likeness that counts as equal, from 0 to 1.
  ///   - size: Another size in points, or nil for the device's size.
  ///   - traits: Traits that win over the device's traits.
  public static func image(
    on config: ViewImageConfig, drawHierarchyInKeyWindow: Bool = false, precision: Float = 1,
    perceptualPrecision: Float = 1, size: CGSize? = nil, traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    SimplySnapshotting.image(
      precision: precision, perceptualPrecision: perceptualPrecision, scale: traits.displayScale
    ).pullback { controller in
      MainThread.run {
        var config = config
        config.size = size ?? config.size
        return SnapshotStage.image(of: controller.view, in: controller, config, traits: traits)
      }
    }
  }

  /// Returns a strategy that draws a controller in the size of its view's frame, or in `size`. See `image(on:)` for the
  /// other parameters.
  public static func image(
    drawHierarchyInKeyWindow: Bool = false, precision: Float = 1, perceptualPrecision: Float = 1,
    size: CGSize? = nil, traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    .image(
      on: ViewImageConfig(safeArea: .zero, size: size, traits: UITraitCollection()),
      drawHierarchyInKeyWindow: drawHierarchyInKeyWindow, precision: precision,
      perceptualPrecision: perceptualPrecision, traits: traits)
  }
}
