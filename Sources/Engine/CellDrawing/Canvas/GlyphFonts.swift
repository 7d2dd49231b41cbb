internal import CellSnapCairo
internal import Foundation

/// The faces and sizes of fonts that one thread draws with.
final class GlyphFonts {
  private struct SizedFace: Hashable {
    var face: FaceReference
    var size: Double
    /// The shift of its glyphs to the right, in quarters of a pixel.
    var quarters: Int
    /// The matrix from the font's coordinates to pixels, without its translation.
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

  /// The maximum number of kept fonts, more than a page of any app has. When it is reached, all are dropped.
  private static let maximumScaledFonts = 256
  /// The maximum size of an em, in pixels, that FreeType scales to.
  private static let maximumPixels = 65_535.0
  /// The lock for threads that share faces.
  ///
  /// When Cairo 1.16 keeps many glyphs, it drops some of another font while it holds the lock of one font. So two
  /// threads could wait for each other forever.
  private static let turn = Mutex(())

  private let isShared: Bool
  private var faces: [FaceReference: GlyphFace] = [:]
  private var scaledFonts: [SizedFace: ScaledFont] = [:]
  private let options: OpaquePointer

  /// - Parameter isShared: Whether other threads draw with the same faces and with the glyphs that Cairo keeps for
  ///   them.
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

  /// Runs `body`, which draws or measures glyphs, while no other thread does so with the same faces. Do not nest
  /// it.
  func inTurn(_ body: () -> Void) {
    guard isShared else { return body() }
    Self.turn.withLock { _ in body() }
  }

  /// Returns the font that draws `reference` at `size` points under `matrix`, its glyphs `quarters` of a pixel
  /// further to the right.
  ///
  /// It is valid until the next call. It is nil if the file cannot be read, nothing would be visible or the font is
  /// too large. Call this only inside `inTurn`.
  func scaledFont(
    _ reference: FaceReference, size: Double, under matrix: Transform, shiftedBy quarters: Int = 0
  ) -> OpaquePointer? {
    let key = SizedFace(
      face: reference, size: size, quarters: quarters, a: matrix.a, b: matrix.b, c: matrix.c, d: matrix.d)
    if let font = scaledFonts[key] { return font.pointer }
    let shape = reference.matrix.concatenating(.scale(x: size, y: size))
    var onlyScale = matrix
    (onlyScale.tx, onlyScale.ty) = (0, 0)
    // If a scaled font cannot be made, its face is in an error state for all sizes.
    guard shape.inverse != nil, onlyScale.inverse != nil,
      isUsable(shape.concatenating(onlyScale)), let face = face(reference).pointer(shiftedBy: quarters)
    else { return nil }
    var fontMatrix = shape.cairo
    var pixelMatrix = onlyScale.cairo
    guard let font = cairo_scaled_font_create(face, &fontMatrix, &pixelMatrix, options) else { return nil }
    let owner = ScaledFont(owning: font)
    guard cairo_scaled_font_status(font) == CAIRO_STATUS_SUCCESS else { return nil }
    if scaledFonts.count >= Self.maximumScaledFonts { scaledFonts.removeAll(keepingCapacity: true) }
    scaledFonts[key] = owner
    return font
  }

  /// Whether the glyphs of a face have their own colours.
  func isColored(_ reference: FaceReference) -> Bool { face(reference).isColored }

  private func face(_ reference: FaceReference) -> GlyphFace {
    if let face = faces[reference] { return face }
    let face = isShared ? GlyphFace.shared(reference) : GlyphFace(reference)
    faces[reference] = face
    return face
  }

  /// Whether FreeType can make an em with this many pixels.
  private func isUsable(_ pixels: Transform) -> Bool {
    guard pixels.inverse != nil else { return false }
    let width = hypot(pixels.a, pixels.b)
    let height = abs(pixels.determinant) / width
    return max(width, height) <= Self.maximumPixels
  }
}
