internal import CellSnapPango

extension FaceReference {
  /// As the face's file says: 400 is regular, 700 bold; at least bold where the face is made so.
  package var weight: Int {
    let own = Int(hb_style_get_value(ShapingFace.of(file: file, index: index).font, HB_STYLE_TAG_WEIGHT))
    return isEmboldened ? max(own, 700) : own
  }

  /// Whether its glyphs have colours of their own.
  package var hasColors: Bool {
    let face = hb_font_get_face(ShapingFace.of(file: file, index: index).font)
    return [hb_ot_color_has_layers(face), hb_ot_color_has_png(face), hb_ot_color_has_svg(face)].contains {
      $0 != 0
    }
  }
}
