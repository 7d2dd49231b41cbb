internal import CellSnapCairo

/// The owner of a Cairo face over a font file. It has no pointers if the file cannot be read.
///
/// Threads may share it. Then they do not make the glyphs again that Cairo keeps with the face.
// It never changes, and Cairo counts references to faces atomically.
final class GlyphFace: @unchecked Sendable {
  /// The face, and the same face with its glyphs one to four quarters of a pixel further to the right.
  private let pointers: [OpaquePointer?]
  /// Whether the face's glyphs have their own colours.
  let isColored: Bool

  private struct Weak {
    weak var face: GlyphFace?
  }

  /// The faces that threads draw with now.
  private static let inUse = Mutex<[FaceReference: Weak]>([:])

  /// The key under which Cairo keeps a face's FreeType library. Only its address counts.
  // Never read or written, so that threads may share it.
  private nonisolated(unsafe) static let key = UnsafeMutablePointer<cairo_user_data_key_t>.allocate(
    capacity: 1)

  /// Returns the face that all threads share for `reference`. It lives as long as one of them keeps it.
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

  /// Returns the face with its glyphs `quarters` of a pixel further to the right, at most four.
  func pointer(shiftedBy quarters: Int) -> OpaquePointer? { pointers[quarters] }

  /// Opens the file in its own FreeType library.
  ///
  /// Cairo may release a face on any thread, and two threads must not open or close faces of one library.
  private static func open(_ reference: FaceReference, _ isColored: inout Bool) -> OpaquePointer? {
    var library: FT_Library?
    guard FT_Init_FreeType(&library) == 0, let library else { return nil }
    var opened: FT_Face?
    guard FT_New_Face(library, reference.file, FT_Long(reference.index), &opened) == 0, let opened,
      let face = cairo_ft_font_face_create_for_ft_face(opened, 0)
    else {
      // This closes its faces too.
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
