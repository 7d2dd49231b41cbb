internal import CellSnapCairo
package import Foundation

/// A painter of scenes into bitmaps. Each thread has its own.
package final class Painter {
  private let resources = PaintingResources(sharesFonts: true)

  package init() {}

  /// The images that the last painting left out because their files are broken, in the order of painting.
  ///
  /// If the scene has glass, they include images outside the picture that its blur reaches.
  package var brokenImages: [ImageSource] { resources.brokenImages }

  /// Paints the part of `scene` inside `rect` (in points) at `scale` pixels per point, over the bitmap's contents.
  ///
  /// The bitmap must have `rect.size * scale` pixels, rounded up. Nodes that are not finite are skipped.
  package func paint(_ scene: Scene, rect: CGRect, scale: CGFloat, into bitmap: Bitmap) {
    resources.begin(scene)
    guard bitmap.width > 0, bitmap.height > 0, rect.isFinite, scale > 0, scale.isFinite else { return }
    if let blur = scene.nodes.widestBackdropBlur,
      let margins = BackdropMargins(
        of: bitmap, rect: rect, scale: scale, in: scene.size, reach: Backdrop.reach(ofBlur: blur)),
      let larger = margins.larger(bitmap)
    {
      paintAll(scene, origin: margins.origin(rect, scale: scale), scale: scale, into: larger)
      margins.copy(larger, into: bitmap)
    } else {
      paintAll(scene, origin: rect.origin, scale: scale, into: bitmap)
    }
  }

  /// Paints as `paint` does, but onto a transparent bitmap, and replaces the bitmap's content. Pixels that an opaque
  /// colour covers are not cleared first.
  package func paintAnew(_ scene: Scene, rect: CGRect, scale: CGFloat, into bitmap: Bitmap) {
    guard bitmap.width > 0, bitmap.height > 0, rect.isFinite, scale > 0, scale.isFinite,
      let background = PictureBackground(
        of: scene.nodes, under: matrix(from: rect.origin, scale: scale), in: Extents(of: bitmap)),
      !scene.nodes.haveBackdrop
    else {
      bitmap.clear()
      return paint(scene, rect: rect, scale: scale, into: bitmap)
    }
    resources.begin(scene)
    bitmap.fill(background.color, rows: 0..<bitmap.height)
    paintAll(scene, above: background.hidden, origin: rect.origin, scale: scale, into: bitmap)
  }

  /// Returns the pixels that `paintAnew` gives, painted while they are read, in the memory of `bitmap`.
  ///
  /// Do not paint anything else with this painter until the last row was read. The result is nil if the picture
  /// must be painted in one piece, or should be because it is small.
  ///
  /// - Parameters:
  ///   - width: The picture's width in pixels.
  ///   - height: The picture's height in pixels.
  ///   - byteCount: The approximate memory of a band, in bytes.
  ///
  /// Throws `ImageError.tooLarge` if there is no memory for a band.
  package func bands(
    of scene: Scene, rect: CGRect, scale: CGFloat, width: Int, height: Int, in bitmap: Bitmap,
    byteCount: Int = PictureBands.byteCount
  ) throws(ImageError) -> PictureBands? {
    let matrix = matrix(from: rect.origin, scale: scale)
    let all = Extents(minX: 0, minY: 0, maxX: Double(width), maxY: Double(height))
    guard width > 0, width <= Bitmap.maximumSide, height <= Bitmap.maximumSide,
      width * height <= Bitmap.maximumPixelCount, width * height * 4 >= 2 * byteCount, rect.isFinite,
      scale > 0, scale.isFinite,
      let background = PictureBackground(of: scene.nodes, under: matrix, in: all),
      let cuts = BandCuts(of: scene.nodes, under: matrix, height: height)
    else { return nil }
    let bands = cuts.bands(of: max(1, byteCount / (width * 4)))
    guard bands.count > 1 else { return nil }
    resources.begin(scene)
    let upcoming = UpcomingImages(scene.nodes, under: matrix, in: all)
    return try PictureBands(width: width, bands: bands, in: bitmap) { [self] rows, bitmap in
      bitmap.fill(background.color, rows: 1..<rows.count + 1)
      resources.upcoming = upcoming
      defer { resources.upcoming = nil }
      bitmap.draw(rows: rows, ofHeight: height, from: 1) { context in
        var part = all
        (part.minY, part.maxY) = (Double(rows.lowerBound), Double(rows.upperBound))
        paint(scene, above: background.hidden, origin: rect.origin, scale: scale, in: part, with: context)
      }
    }
  }

  /// Paints as `paint` does and returns the pictures seen through the scene's numbered glass.
  func paintGatheringBackdrops(
    _ scene: Scene, rect: CGRect, scale: CGFloat, into bitmap: Bitmap
  ) -> [Int: BlurredBackdrop] {
    resources.begin(scene)
    paintAll(scene, origin: rect.origin, scale: scale, into: bitmap)
    return resources.backdrops
  }

  /// - Parameter hidden: The nodes that are not painted, as in `PictureBackground.hidden`.
  private func paintAll(
    _ scene: Scene, above hidden: [Int] = [], origin: CGPoint, scale: CGFloat, into bitmap: Bitmap
  ) {
    resources.upcoming = UpcomingImages(
      scene.nodes, under: matrix(from: origin, scale: scale), in: Extents(of: bitmap))
    defer { resources.upcoming = nil }
    bitmap.draw { context in
      paint(
        scene, above: hidden, origin: origin, scale: scale, in: Extents(of: bitmap), with: context)
    }
  }

  /// - Parameter pixels: The part of the picture that is painted.
  private func paint(
    _ scene: Scene, above hidden: [Int], origin: CGPoint, scale: CGFloat, in pixels: Extents,
    with context: OpaquePointer
  ) {
    cairo_scale(context, scale, scale)
    cairo_translate(context, -origin.x, -origin.y)
    let visible = Extents(
      minX: origin.x + pixels.minX / scale, minY: origin.y + pixels.minY / scale,
      maxX: origin.x + pixels.maxX / scale, maxY: origin.y + pixels.maxY / scale)
    let canvas = Canvas(
      owning: cairo_reference(context), target: .bitmap, resources: resources, visible: visible)
    canvas.seesBelow = true
    canvas.paint(scene.nodes, above: hidden[...])
  }

  /// Returns the transform from points to pixels.
  private func matrix(from origin: CGPoint, scale: CGFloat) -> Transform {
    .translation(x: -origin.x, y: -origin.y).concatenating(.scale(x: scale, y: scale))
  }
}

extension Extents {
  /// Makes the box of all pixels of a bitmap.
  fileprivate init(of bitmap: Bitmap) {
    self.init(minX: 0, minY: 0, maxX: Double(bitmap.width), maxY: Double(bitmap.height))
  }
}
