internal import CellSnapPango

/// The hyphen at the end of a line that is broken at a soft hyphen, U+00AD.
enum SoftHyphen {
  /// Returns whether a line that ends before a cluster ends with a hyphen.
  static func ends(_ end: Int, in paragraph: ShapedParagraph) -> Bool {
    end > 0 && end < paragraph.clusters.count && paragraph.clusters[end - 1].flags.contains(.softHyphen)
      && paragraph.clusters[end].flags.contains(.lineBreak)
  }

  /// Returns the hyphen's width in points with the kerning after it, or 0 if the font has no hyphen.
  static func width(after cluster: ShapedParagraph.Cluster, in items: [ShapedParagraph.Item]) -> Double {
    glyph(in: items[Int(cluster.item)])?.advance ?? 0
  }

  /// Returns the hyphen of a line that ends before a cluster, in the font and at the place of its soft hyphen.
  static func piece(before end: Int, of paragraph: ShapedParagraph) -> LinePiece? {
    let soft = paragraph.clusters[end - 1]
    let item = paragraph.items[Int(soft.item)]
    guard let glyph = glyph(in: item) else { return nil }
    let hyphen = ShapedParagraph(
      clusters: [
        ShapedParagraph.Cluster(
          advance: glyph.advance, start: soft.start, firstGlyph: 0, glyphCount: 1, item: 0, flags: [])
      ],
      glyphs: [ShapedParagraph.Glyph(id: glyph.id, x: 0, y: 0)], items: [item], bytes: paragraph.bytes,
      isRightToLeft: paragraph.isRightToLeft, missing: [])
    return LinePiece(source: hyphen, clusters: 0..<1)
  }

  /// Returns the glyph of U+2010, or of the hyphen-minus if the font lacks it.
  private static func glyph(in item: ShapedParagraph.Item) -> (id: UInt32, advance: Double)? {
    var id: hb_codepoint_t = 0
    for character: hb_codepoint_t in [0x2010, 0x2d]
    where hb_font_get_nominal_glyph(item.face.font, character, &id) != 0 {
      let advance = Double(hb_font_get_glyph_h_advance(item.face.font, id))
      let width = advance * item.size / item.face.unitsPerEm * item.widening
      return (id, width + item.kern + item.tracking)
    }
    return nil
  }
}
