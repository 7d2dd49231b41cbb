extension Snapshotting where Value == CGPath, Format == UIImage {
  /// A strategy that fills a path, by the even-odd rule.
  public static var image: Snapshotting { .image() }

  /// Returns a strategy that draws a path in black into its bounding box.
  ///
  /// - Parameters:
  ///   - precision: The share of the pixels that must be equal, from 0 to 1.
  ///   - perceptualPrecision: The likeness that counts as equal, from 0 to 1.
  ///   - scale: The number of pixels per point.
  ///   - drawingMode: The way in which the path is drawn.
  public static func image(
    precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat = 1,
    drawingMode: CGPathDrawingMode = .eoFill
  ) -> Snapshotting {
    SimplySnapshotting.image(precision: precision, perceptualPrecision: perceptualPrecision, scale: scale)
      .pullback { path in
        let bounds = path.boundingBoxOfPath
        let format = UIGraphicsImageRendererFormat(scale: scale)
        return UIGraphicsImageRenderer(bounds: bounds, format: format).image { context in
          context.cgContext.addPath(path)
          context.cgContext.drawPath(using: drawingMode)
        }
      }
  }
}

extension Snapshotting where Value == UIBezierPath, Format == UIImage {
  /// A strategy that fills a path.
  public static var image: Snapshotting { .image() }

  /// Returns a strategy that fills a path in black.
  ///
  /// - Parameters:
  ///   - precision: The share of the pixels that must be equal, from 0 to 1.
  ///   - perceptualPrecision: The likeness that counts as equal, from 0 to 1.
  ///   - scale: The number of pixels per point.
  public static func image(
    precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat = 1
  ) -> Snapshotting {
    SimplySnapshotting.image(precision: precision, perceptualPrecision: perceptualPrecision, scale: scale)
      .pullback { path in
        let format = UIGraphicsImageRendererFormat(scale: scale)
        return UIGraphicsImageRenderer(bounds: path.bounds, format: format).image { _ in
          UIColor.black.setFill()
          path.fill()
        }
      }
  }
}

extension UIGraphicsImageRendererFormat {
  fileprivate convenience init(scale: CGFloat) {
    self.init()
    self.scale = scale
  }
}
