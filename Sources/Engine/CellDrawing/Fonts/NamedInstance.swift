internal import CellSnapPango

/// An instance of a variable font that the font gives a name, such as its bold.
struct NamedInstance {
  /// The instance's PostScript name: the font's own for it, otherwise the font's name and the instance's, as in Core
  /// Text: `Selawik-Regular_Bold`.
  let postScriptName: String

  /// Fails with nil if the index names no instance, or if the font has no names for it.
  ///
  /// - Parameter index: The index of the face in its file, with the instance's number in the upper 16 bits.
  init?(file: String, index: Int) {
    let instance = index >> 16
    guard instance > 0, instance < 0x8000 else { return nil }
    let face = hb_font_get_face(ShapingFace.of(file: file, index: index).font)
    let own = hb_ot_var_named_instance_get_postscript_name_id(face, UInt32(instance - 1))
    if own != 0xFFFF, let name = Self.name(own, of: face) {
      postScriptName = name
      return
    }
    let style = hb_ot_var_named_instance_get_subfamily_name_id(face, UInt32(instance - 1))
    guard let font = Self.name(hb_ot_name_id_t(6), of: face), let style = Self.name(style, of: face) else {
      return nil
    }
    postScriptName = font + "_" + style.filter { $0 != " " }
  }

  private static func name(_ id: hb_ot_name_id_t, of face: OpaquePointer?) -> String? {
    var capacity: UInt32 = 256
    var bytes = [CChar](repeating: 0, count: Int(capacity))
    hb_ot_name_get_utf8(face, id, hb_language_from_string("en", -1), &capacity, &bytes)
    let text = String(decoding: bytes.prefix { $0 != 0 }.map { UInt8(truncatingIfNeeded: $0) }, as: UTF8.self)
    return text.isEmpty ? nil : text
  }
}
