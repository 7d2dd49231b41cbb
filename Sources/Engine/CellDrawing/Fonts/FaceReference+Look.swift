internal import CellSnapPango

extension FaceReference {
  /// The weight in the face's file: 400 is regular, 700 is bold. At least 700 if the face is emboldened.
  package var weight: Int {
    let own = Int(hb_style_get_value(ShapingFace.of(file: file, index: index).font, HB_STYLE_TAG_WEIGHT))
    return isEmboldened ? max(own, 700) : own
  }

  /// Whether the face's glyphs have their own colours.
  package var hasColors: Bool {
    let face = hb_font_get_face(ShapingFace.of(file: file, index: index).font)
    return [hb_ot_color_has_layers(face), hb_ot_color_has_png(face), hb_ot_color_has_svg(face)].contains {
      $0 != 0
    }
  }
}
