internal import CCairo
internal import Foundation

/// The sizes of fonts that one thread draws with; threads share the faces, and through them the glyphs that Cairo keeps.
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

  /// Those that this thread has asked for.
  private var faces: [FaceReference: GlyphFace] = [:]
  private var scaledFonts: [SizedFace: ScaledFont] = [:]
  private let options: OpaquePointer

  init() {
    options = cairo_font_options_create()
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
  }

  deinit {
    cairo_font_options_destroy(options)
  }

  /// The font that draws `reference` at `size` points under `matrix`, its glyphs `quarters` of a pixel further to the
  /// right, valid until the next call; nil where its file cannot be read or nothing would be seen.
  func scaledFont(
    _ reference: FaceReference, size: Double, under matrix: Transform, shiftedBy quarters: Int = 0
  ) -> OpaquePointer? {
    let key = SizedFace(
      face: reference, size: size, quarters: quarters, a: matrix.a, b: matrix.b, c: matrix.c, d: matrix.d)
    if let font = scaledFonts[key] { return font.pointer }
    let shape = reference.matrix.concatenating(.scale(x: size, y: size))
    var onlyScale = matrix
    (onlyScale.tx, onlyScale.ty) = (0, 0)
    guard shape.inverse != nil, onlyScale.inverse != nil,
      let face = face(reference).pointer(shiftedBy: quarters)
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
    let face = GlyphFace.shared(reference)
    faces[reference] = face
    return face
  }
}
