internal import CCairo

/// Owns a Cairo face over a font file; without a pointer where the file cannot be read.
final class GlyphFace {
  let pointer: OpaquePointer?
  /// Whether its glyphs have colours of their own.
  let isColored: Bool
  /// The face one, two and three quarters of a pixel further to the right, as soon as it was asked for.
  private var shifted: [OpaquePointer?] = [nil, nil, nil]

  /// Where Cairo keeps what a face lives on; only its address counts.
  // Never read or written, so that threads may share it.
  private nonisolated(unsafe) static let key = UnsafeMutablePointer<cairo_user_data_key_t>.allocate(
    capacity: 1)

  init(_ reference: FaceReference) {
    var isColored = false
    pointer = Self.open(reference, &isColored)
    self.isColored = isColored
  }

  deinit {
    for case let face? in shifted + [pointer] { cairo_font_face_destroy(face) }
  }

  /// The face with its glyphs quarters of a pixel further to the right, fewer than four.
  func pointer(shiftedBy quarters: Int) -> OpaquePointer? {
    guard let pointer, quarters > 0 else { return pointer }
    if let face = shifted[quarters - 1] { return face }
    let face = ShiftedFace.make(from: pointer, quarters: quarters)
    shifted[quarters - 1] = face
    return face
  }

  /// Opens the file in a FreeType library of its own: Cairo may let go of a face on any thread, and two threads must
  /// not open or close faces of one library.
  private static func open(_ reference: FaceReference, _ isColored: inout Bool) -> OpaquePointer? {
    var library: FT_Library?
    guard FT_Init_FreeType(&library) == 0, let library else { return nil }
    var opened: FT_Face?
    guard FT_New_Face(library, reference.file, FT_Long(reference.index), &opened) == 0, let opened,
      let face = cairo_ft_font_face_create_for_ft_face(opened, 0)
    else {
      // Closes its faces too.
      FT_Done_FreeType(library)
      return nil
    }
    isColored = opened.pointee.face_flags & FT_Long(FT_FACE_FLAG_COLOR) != 0
    let status = cairo_font_face_set_user_data(face, key, UnsafeMutableRawPointer(library)) { library in
      FT_Done_FreeType(library.map { FT_Library($0) })
    }
    guard status == CAIRO_STATUS_SUCCESS else {
      cairo_font_face_destroy(face)
      FT_Done_FreeType(library)
      return nil
    }
    if reference.isEmboldened {
      cairo_ft_font_face_set_synthesize(face, UInt32(CAIRO_FT_SYNTHESIZE_BOLD.rawValue))
    }
    return face
  }
}
