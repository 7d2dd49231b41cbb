internal import CellSnapCairo
package import Foundation

/// The SVG format, written by Cairo's SVG surface. Cairo's process-wide ids are renumbered.
package enum SVG {
  /// A document, with the images that it had to leave out.
  package struct Document: Sendable {
    package var bytes: [UInt8] = []
    /// The images that were left out because their files are broken, in the order of painting.
    package var brokenImages: [ImageSource] = []
  }

  /// Returns the bytes of `document(of:rect:title:)`.
  package static func encode(_ scene: Scene, rect: CGRect, title: String) -> [UInt8] {
    document(of: scene, rect: rect, title: title).bytes
  }

  /// Returns the part of `scene` inside `rect` with one pixel per point. The same scene always gives the same
  /// bytes.
  ///
  /// A rectangle that is empty or not finite gives an empty picture.
  package static func document(of scene: Scene, rect: CGRect, title: String) -> Document {
    let isDrawn = rect.isFinite && rect.width > 0 && rect.height > 0
    let output = DocumentOutput()
    guard
      let surface = cairo_svg_surface_create_for_stream(
        { output, bytes, count in DocumentOutput.append(bytes, count, to: output) },
        Unmanaged.passUnretained(output).toOpaque(), isDrawn ? rect.width : 0, isDrawn ? rect.height : 0)
    else { return Document() }
    cairo_svg_surface_set_document_unit(surface, CAIRO_SVG_UNIT_PX)
    let nodes = scene.nodes.numberingBackdrops()
    let images = DocumentImages(
      UpcomingImages(nodes, under: .identity, in: Extents(rect), as: .files),
      backdrops: isDrawn ? backdrops(of: Scene(size: scene.size, nodes: nodes), rect: rect) : [:])
    let resources = PaintingResources(sharesFonts: false)
    if isDrawn, let context = cairo_create(surface) {
      cairo_translate(context, -rect.minX, -rect.minY)
      let canvas = Canvas(
        owning: context, target: .document(images), resources: resources, visible: Extents(rect))
      canvas.paint(nodes)
    }
    cairo_surface_finish(surface)
    cairo_surface_destroy(surface)
    return Document(
      bytes: SVGText(output.bytes).renumbered().boxed().titled(title).embedding(images.files),
      brokenImages: resources.brokenImages)
  }

  /// Returns the pictures seen through the numbered glass of a scene, painted as pixels. Returns none if the scene
  /// is too large for this.
  private static func backdrops(of scene: Scene, rect: CGRect) -> [Int: BlurredBackdrop] {
    guard scene.nodes.widestBackdropBlur != nil,
      let bitmap = try? Bitmap(
        width: Int((rect.width * BlurredBackdrop.documentScale).rounded(.up)),
        height: Int((rect.height * BlurredBackdrop.documentScale).rounded(.up)))
    else { return [:] }
    return Painter().paintGatheringBackdrops(
      scene, rect: rect, scale: BlurredBackdrop.documentScale, into: bitmap)
  }
}
