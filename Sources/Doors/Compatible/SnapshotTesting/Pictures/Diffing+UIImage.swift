internal import CellCatalog
internal import CellDrawing
internal import CellSnapshots

extension Diffing where Value == UIImage {
  /// A comparison that allows no difference.
  public static var image: Diffing { .image() }

  /// Returns a comparison of images.
  ///
  /// - Parameters:
  ///   - precision: The share of the pixels that must be equal, from 0 to 1.
  ///   - perceptualPrecision: The likeness that counts as equal, from 0 to 1. Below 1, pixels that an eye cannot tell
  ///     apart are equal.
  ///   - scale: The number of pixels per point of a reference, or nil for the screen's scale.
  public static func image(
    precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat? = nil
  ) -> Diffing {
    comparing(
      within: ImageTolerance(precision: precision, perceptualPrecision: perceptualPrecision), scale: scale)
  }

  /// Returns a comparison of images within a tolerance.
  static func comparing(within tolerance: ImageTolerance, scale: CGFloat? = nil) -> Diffing {
    Diffing(
      toData: { Data(pictureFile(of: $0)) },
      fromData: { data in
        let scale = scale.flatMap { $0 > 0 ? $0 : nil } ?? Device.current.displayScale
        let image = UIImage(data: data, scale: scale) ?? UIImage()
        PictureNote[image].file = Array(data)
        return image
      },
      diff: { ImageComparison(reference: $0, actual: $1, tolerance: tolerance).difference() })
  }

  /// Returns the file of an image, with its views and what it was drawn with; no bytes for an image without pixels.
  private static func pictureFile(of image: UIImage) -> [UInt8] {
    guard let bitmap = image.bitmap else { return [] }
    let note = PictureNote[image]
    return ReferenceFile.encode(
      bitmap, layout: note.layout, provenance: note.provenance ?? Provenance(drawing: image))
  }
}

extension Provenance {
  /// Describes how this process makes a picture of an image of others.
  init(drawing image: UIImage) {
    self.init(
      version: CellSnapVersion.text, scene: Scene(size: image.size), scale: image.scale, traits: [])
  }
}
