internal import CellSnapCairo
internal import Foundation

/// The faces and sizes of fonts that one thread draws with.
final class GlyphFonts {
  private struct SizedFace: Hashable {
    var face: FaceReference
    var size: Double
    /// How far its glyphs are shifted, in quarters of a pixel.
    var quarters: Int
    /// From the font's coordinates to pixels, without a translation.
    var a: Double
    var b: Double
    var c: Double
    var d: Double
  }

  private final class ScaledFont {
    let pointer: OpaquePointer

    init(owning pointer: OpaquePointer) { self.pointer = pointer }

    deinit { cairo_scaled_font_destroy(pointer) }
  }

  /// More than a page of any app has; past it, all are forgotten.
  private static let mostScaledFonts = 256
  /// The most pixels in an em that FreeType scales to.
  private static let mostPixels = 65_535.0
  /// The turn of threads that share faces: where many glyphs are kept, Cairo 1.16 forgets some of another font while it
  /// holds one, so that two threads could wait for each other for ever.
  private static let turn = Mutex(())

  private let isShared: Bool
  private var faces: [FaceReference: GlyphFace] = [:]
  private var scaledFonts: [SizedFace: ScaledFont] = [:]
  private let options: OpaquePointer

  /// - Parameter isShared: whether other threads draw with the same faces, and with the glyphs that Cairo keeps of them.
  init(isShared: Bool) {
    self.isShared = isShared
    options = cairo_font_options_create()
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
  }

  deinit {
    inTurn { (scaledFonts, faces) = ([:], [:]) }
    cairo_font_options_destroy(options)
  }

  /// Runs `body`, which draws or measures glyphs, while no other thread does so with the same faces; not inside itself.
  func inTurn(_ body: () -> Void) {
    guard isShared else { return body() }
    Self.turn.withLock { _ in body() }
  }

  /// The font that draws `reference` at `size` points under `matrix`, its glyphs `quarters` of a pixel further to the
  /// right, valid until the next call; nil where its file cannot be read, nothing would be seen or it is too large.
  /// To be called in turn.
  func scaledFont(
    _ reference: FaceReference, size: Double, under matrix: Transform, shiftedBy quarters: Int = 0
  ) -> OpaquePointer? {
    let key = SizedFace(
      face: reference, size: size, quarters: quarters, a: matrix.a, b: matrix.b, c: matrix.c, d: matrix.d)
    if let font = scaledFonts[key] { return font.pointer }
    let shape = reference.matrix.concatenating(.scale(x: size, y: size))
    var onlyScale = matrix
    (onlyScale.tx, onlyScale.ty) = (0, 0)
    // A size that cannot be made would be the end of the face, for all sizes.
    guard shape.inverse != nil, onlyScale.inverse != nil,
      isUsable(shape.concatenating(onlyScale)), let face = face(reference).pointer(shiftedBy: quarters)
    else { return nil }
    var fontMatrix = shape.cairo
    var pixelMatrix = onlyScale.cairo
    guard let font = cairo_scaled_font_create(face, &fontMatrix, &pixelMatrix, options) else { return nil }
    let owner = ScaledFont(owning: font)
    guard cairo_scaled_font_status(font) == CAIRO_STATUS_SUCCESS else { return nil }
    if scaledFonts.count >= Self.mostScaledFonts { scaledFonts.removeAll(keepingCapacity: true) }
    scaledFonts[key] = owner
    return font
  }

  /// Whether the glyphs of a face have colours of their own.
  func isColored(_ reference: FaceReference) -> Bool { face(reference).isColored }

  private func face(_ reference: FaceReference) -> GlyphFace {
    if let face = faces[reference] { return face }
    let face = isShared ? GlyphFace.shared(reference) : GlyphFace(reference)
    faces[reference] = face
    return face
  }

  /// Whether an em of so many pixels can be made.
  private func isUsable(_ pixels: Transform) -> Bool {
    guard pixels.inverse != nil else { return false }
    let width = hypot(pixels.a, pixels.b)
    let height = abs(pixels.determinant) / width
    return max(width, height) <= Self.mostPixels
  }
}
