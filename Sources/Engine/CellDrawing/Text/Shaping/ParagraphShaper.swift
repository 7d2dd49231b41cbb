internal import CellSnapPango
internal import Foundation

/// A shaper that makes the glyphs of a paragraph: stage one, which does not depend on a width.
struct ParagraphShaper {
  private let text: [UInt8]
  private let buffer: OpaquePointer
  private var clusters: [ShapedParagraph.Cluster] = []
  private var glyphs: [ShapedParagraph.Glyph] = []
  private var items: [ShapedParagraph.Item] = []
  private var missing: [Unicode.Scalar] = []

  private init(text: [UInt8], buffer: OpaquePointer) {
    self.text = text
    self.buffer = buffer
  }

  static func shape(
    _ text: AttributedText, bytes range: Range<Int>, runStarts: RunStarts, direction: ParagraphDirection,
    language: TextLanguage, dividedBy dictionary: HyphenationDictionary? = nil
  ) -> ShapedParagraph {
    let bytes = ParagraphText.bytes(of: text.string, in: range)
    let itemizer = Itemizer.ofThread
    var shaper = ParagraphShaper(text: bytes, buffer: itemizer.buffer)
    if !bytes.isEmpty {
      let runs = ShapingRun.runs(of: text, in: range, runStarts: runStarts, library: itemizer.library)
      itemizer.itemize(
        bytes, fonts: runs.map { ($0.bytes, $0.font, $0.attachment != nil) },
        isRightToLeft: direction.isRightToLeft, language: language
      ) { found, breaks in
        shaper.shape(found, runs: runs, breaks: breaks)
      }
    }
    if let dictionary { shaper.setDivisions(WordDivision.bytes(in: bytes, by: dictionary)) }
    return shaper.paragraph(isRightToLeft: direction.isRightToLeft)
  }

  /// Shapes some bytes of one item again, with a line's end on either side.
  static func reshape(_ bytes: Range<Int>, of paragraph: ShapedParagraph, item: Int) -> ShapedParagraph {
    guard let buffer = hb_buffer_create() else { return paragraph }
    defer { hb_buffer_destroy(buffer) }
    var shaper = ParagraphShaper(text: paragraph.bytes, buffer: buffer)
    var part = paragraph.items[item]
    part.bytes = bytes
    let flags = paragraph.clusters[
      paragraph.cluster(at: bytes.lowerBound)..<paragraph.cluster(at: bytes.upperBound)]
    shaper.append(part, attachment: nil)
    shaper.takeFlags(from: flags)
    return shaper.paragraph(isRightToLeft: paragraph.isRightToLeft)
  }

  private func paragraph(isRightToLeft: Bool) -> ShapedParagraph {
    ShapedParagraph(
      clusters: clusters, glyphs: glyphs, items: items, bytes: text, isRightToLeft: isRightToLeft,
      missing: missing)
  }

  private mutating func shape(
    _ found: [Itemizer.Item], runs: [ShapingRun], breaks: UnsafeBufferPointer<PangoLogAttr>
  ) {
    clusters.reserveCapacity(breaks.count)
    glyphs.reserveCapacity(breaks.count)
    var run = 0
    for item in found {
      var start = item.bytes.lowerBound
      while start < item.bytes.upperBound {
        while run + 1 < runs.count, runs[run].bytes.upperBound <= start { run += 1 }
        let end = max(min(item.bytes.upperBound, runs[run].bytes.upperBound), start + 1)
        for piece in ShapingPieces.pieces(of: start..<end, in: text) {
          append(
            runs[run].item(item, bytes: piece, continuesMarks: piece.lowerBound > start),
            attachment: runs[run].attachment)
        }
        start = end
      }
    }
    setBreaks(breaks)
  }

  private mutating func append(_ item: ShapedParagraph.Item, attachment: TextAttachment?) {
    let index = Int32(items.count)
    items.append(item)
    if let attachment {
      let width = Double(attachment.bounds.width + 2 * attachment.padding)
      clusters.append(
        ShapedParagraph.Cluster(
          advance: (width.isFinite ? max(width, 0) : 0) + item.kern, start: Int32(item.bytes.lowerBound),
          firstGlyph: Int32(glyphs.count), glyphCount: 0, item: index, flags: .attachment))
      return
    }
    fillBuffer(item)
    let signs = item.features.keepsSigns ? WrittenSigns.ranges(in: item.bytes, of: text) : []
    hb_shape_features(item, keeping: signs, buffer: buffer)
    var count: UInt32 = 0
    guard let infos = hb_buffer_get_glyph_infos(buffer, &count),
      let positions = hb_buffer_get_glyph_positions(buffer, &count), count > 0
    else { return }
    let firstCluster = clusters.count
    let scale = item.size / item.face.unitsPerEm
    var glyph = 0
    while glyph < Int(count) {
      let start = infos[glyph].cluster
      var cluster = ShapedParagraph.Cluster(
        advance: 0, start: Int32(bitPattern: start), firstGlyph: Int32(glyphs.count), glyphCount: 0,
        item: index,
        flags: [])
      var pen: Int32 = 0
      while glyph < Int(count), infos[glyph].cluster == start {
        let (info, position) = (infos[glyph], positions[glyph])
        if info.codepoint == 0, !isDrawn(info, in: item) {
          glyph += 1
          continue
        }
        glyphs.append(
          ShapedParagraph.Glyph(
            id: info.codepoint, x: Float(Double(pen + position.x_offset) * scale * item.widening),
            y: Float(Double(position.y_offset) * scale)))
        pen += position.x_advance
        if info.mask & HB_GLYPH_FLAG_UNSAFE_TO_BREAK.rawValue != 0 { cluster.flags.insert(.unsafe) }
        glyph += 1
      }
      cluster.glyphCount = Int32(glyphs.count) - cluster.firstGlyph
      cluster.advance = Double(pen) * scale * item.widening + item.kern + item.tracking
      clusters.append(cluster)
    }
    if item.level & 1 == 1 { clusters[firstCluster...].reverse() }
    // Both sides of the item's beginning were shaped separately already.
    clusters[firstCluster].flags.remove(.unsafe)
  }

  private func fillBuffer(_ item: ShapedParagraph.Item) {
    hb_buffer_clear_contents(buffer)
    var flags: UInt32 = 0
    if item.bytes.lowerBound == 0 { flags |= HB_BUFFER_FLAG_BOT.rawValue }
    if item.bytes.upperBound == text.count { flags |= HB_BUFFER_FLAG_EOT.rawValue }
    if item.features.continuesMarks { flags |= HB_BUFFER_FLAG_DO_NOT_INSERT_DOTTED_CIRCLE.rawValue }
    hb_buffer_set_flags(buffer, hb_buffer_flags_t(rawValue: flags))
    hb_buffer_set_direction(buffer, item.level & 1 == 1 ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
    hb_buffer_set_script(buffer, item.script)
    hb_buffer_set_language(buffer, item.language)
    text.withUnsafeBytes {
      hb_buffer_add_utf8(
        buffer, $0.assumingMemoryBound(to: CChar.self).baseAddress, Int32(clamping: text.count),
        UInt32(item.bytes.lowerBound), Int32(clamping: item.bytes.count))
    }
  }

  /// Returns whether the box of a missing glyph is drawn. It is not drawn for invisible characters.
  private mutating func isDrawn(_ info: hb_glyph_info_t, in item: ShapedParagraph.Item) -> Bool {
    guard let scalar = ParagraphText.scalar(at: Int(info.cluster), in: text),
      !ParagraphText.isInvisible(scalar)
    else { return false }
    missing.append(scalar)
    return true
  }

  /// Gives each cluster Pango's attributes of the character that it begins with.
  private mutating func setBreaks(_ breaks: UnsafeBufferPointer<PangoLogAttr>) {
    var (byte, character) = (0, 0)
    text.withUnsafeBufferPointer { text in
      for index in clusters.indices {
        let start = Int(clusters[index].start)
        while byte < start {
          byte += 1
          if byte >= text.count || text[byte] & 0xc0 != 0x80 { character += 1 }
        }
        let found = breaks[min(character, breaks.count - 1)]
        var flags = clusters[index].flags
        if found.is_line_break != 0 { flags.insert(.lineBreak) }
        if found.is_char_break != 0 { flags.insert(.characterBreak) }
        if found.is_white != 0 { flags.insert(.white) }
        if text[start] == 9 { flags.formUnion([.tab, .white]) }
        if text[start] == 0xc2, start + 1 < text.count, text[start + 1] == 0xad { flags.insert(.softHyphen) }
        clusters[index].flags = flags
      }
    }
  }

  /// Marks the clusters that begin at some bytes, which are in order.
  private mutating func setDivisions(_ bytes: [Int]) {
    var next = bytes[...]
    for index in clusters.indices {
      let start = Int(clusters[index].start)
      while let byte = next.first, byte < start { next.removeFirst() }
      if next.first == start, clusters[index].flags.contains(.characterBreak) {
        clusters[index].flags.insert(.division)
      }
    }
  }

  private mutating func takeFlags(from original: ArraySlice<ShapedParagraph.Cluster>) {
    let white = Set(original.filter { $0.flags.contains(.white) }.map(\.start))
    for index in clusters.indices where white.contains(clusters[index].start) {
      clusters[index].flags.insert(.white)
    }
  }
}

/// Calls HarfBuzz with an item's features.
private func hb_shape_features(
  _ item: ShapedParagraph.Item, keeping signs: [Range<Int>], buffer: OpaquePointer
) {
  guard
    item.features.hasMonospacedDigits || !item.features.hasLigatures || item.features.hasAllLigatures
      || !signs.isEmpty || !item.features.requested.isEmpty
  else {
    hb_shape(item.face.font, buffer, nil, 0)
    return
  }
  var features: [hb_feature_t] = []
  func set(_ name: StaticString, _ value: UInt32, start: UInt32 = 0, end: UInt32 = .max) {
    let tag = name.withUTF8Buffer { $0.reduce(UInt32(0)) { $0 << 8 | UInt32($1) } }
    features.append(hb_feature_t(tag: tag, value: value, start: start, end: end))
  }
  if item.features.hasMonospacedDigits { set("tnum", 1) }
  if !item.features.hasLigatures {
    set("liga", 0)
    set("clig", 0)
    set("dlig", 0)
  }
  if item.features.hasAllLigatures { set("dlig", 1) }
  for feature in item.features.requested {
    features.append(hb_feature_t(tag: feature.tag, value: feature.value, start: 0, end: .max))
  }
  for sign in signs {
    set("calt", 0, start: UInt32(clamping: sign.lowerBound), end: UInt32(clamping: sign.upperBound))
  }
  hb_shape(item.face.font, buffer, features, UInt32(features.count))
}
