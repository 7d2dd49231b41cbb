internal import CellSnapCairo

/// Owns a Cairo face over a font file; without pointers where the file cannot be read.
///
/// Threads may share it: what Cairo keeps of its glyphs they do not make again.
// Nothing of it changes, and Cairo counts references to faces atomically.
final class GlyphFace: @unchecked Sendable {
  /// The face, and the same with its glyphs one to four quarters of a pixel further to the right.
  private let pointers: [OpaquePointer?]
  /// Whether its glyphs have colours of their own.
  let isColored: Bool

  private struct Weak {
    weak var face: GlyphFace?
  }

  /// Those that threads draw with now.
  private static let inUse = Mutex<[FaceReference: Weak]>([:])

  /// Where Cairo keeps what a face lives on; only its address counts.
  // Never read or written, so that threads may share it.
  private nonisolated(unsafe) static let key = UnsafeMutablePointer<cairo_user_data_key_t>.allocate(
    capacity: 1)

  /// What every thread draws `reference` with, for as long as one of them keeps it.
  static func shared(_ reference: FaceReference) -> GlyphFace {
    inUse.withLock { inUse in
      if let face = inUse[reference]?.face { return face }
      let face = GlyphFace(reference)
      inUse[reference] = Weak(face: face)
      return face
    }
  }

  init(_ reference: FaceReference) {
    var isColored = false
    let face = Self.open(reference, &isColored)
    self.isColored = isColored
    pointers =
      [face]
      + (1...4).map { quarters in
        face.flatMap { ShiftedFace.make(from: $0, quarters: quarters) }
      }
  }

  deinit {
    for case let face? in pointers { cairo_font_face_destroy(face) }
  }

  /// The face with its glyphs quarters of a pixel further to the right, four at most.
  func pointer(shiftedBy quarters: Int) -> OpaquePointer? { pointers[quarters] }

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
