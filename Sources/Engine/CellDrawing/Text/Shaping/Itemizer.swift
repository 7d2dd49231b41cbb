internal import CellSnapPango
internal import Foundation

/// A finder of faces, directions and line breaks that uses Pango. Each thread has its own.
final class Itemizer {
  /// A stretch of a paragraph that one face can draw.
  struct Item {
    var bytes: Range<Int>
    var level: UInt8
    var script: hb_script_t
    var language: hb_language_t?
    var face: ShapingFace
  }

  private struct DescriptionKey: Hashable {
    var request: FontRequest
    var hanFamily: String?
  }

  let library: FontLibrary
  private let fontMap: UnsafeMutablePointer<PangoFontMap>
  private let context: OpaquePointer
  let buffer: OpaquePointer
  private var descriptions: [DescriptionKey: OpaquePointer] = [:]
  private var faces: [UnsafeMutablePointer<PangoFont>: ShapingFace] = [:]
  private var breaks: UnsafeMutableBufferPointer<PangoLogAttr>

  init(library: FontLibrary) {
    self.library = library
    guard let fontMap = pango_cairo_font_map_new(), let buffer = hb_buffer_create() else {
      preconditionFailure("GLib and HarfBuzz end the process themselves when there is no memory")
    }
    self.fontMap = fontMap
    self.buffer = buffer
    pango_fc_font_map_set_config(OpaquePointer(fontMap), library.configuration.pointer)
    context = pango_font_map_create_context(fontMap)
    breaks = .allocate(capacity: 1_024)
  }

  deinit {
    for font in faces.keys { g_object_unref(font) }
    for description in descriptions.values { pango_font_description_free(description) }
    g_object_unref(UnsafeMutableRawPointer(context))
    g_object_unref(fontMap)
    hb_buffer_destroy(buffer)
    breaks.deallocate()
  }

  /// Calls `body` with the items in reading order and with Pango's attributes of each character.
  func itemize<Result>(
    _ bytes: [UInt8], fonts: [(bytes: Range<Int>, font: Font, isAttachment: Bool)], isRightToLeft: Bool,
    language: TextLanguage, body: ([Item], UnsafeBufferPointer<PangoLogAttr>) -> Result
  ) -> Result {
    let attributes = pango_attr_list_new()
    defer { pango_attr_list_unref(attributes) }
    for font in fonts {
      insert(
        pango_attr_font_desc_new(description(of: font.font, hanFamily: language.hanFamily)), font.bytes,
        into: attributes)
      if font.isAttachment {
        // This makes the attachment's character a separate item.
        var box = PangoRectangle()
        insert(pango_attr_shape_new(&box, &box), font.bytes, into: attributes)
      }
    }
    pango_context_set_language(context, language.pango)
    return bytes.withUnsafeBytes { raw in
      let text = raw.assumingMemoryBound(to: CChar.self)
      let list = pango_itemize_with_base_dir(
        context, isRightToLeft ? PANGO_DIRECTION_RTL : PANGO_DIRECTION_LTR, text.baseAddress, 0,
        Int32(clamping: bytes.count), attributes, nil)
      defer { g_list_free(list) }
      return read(list, text: text, body: body)
    }
  }

  private func read<Result>(
    _ list: UnsafeMutablePointer<GList>?, text: UnsafeBufferPointer<CChar>,
    body: ([Item], UnsafeBufferPointer<PangoLogAttr>) -> Result
  ) -> Result {
    var items: [Item] = []
    var characters = 0
    var link = list
    while let current = link {
      let item = current.pointee.data.assumingMemoryBound(to: PangoItem.self)
      characters += Int(item.pointee.num_chars)
      items.append(self.item(item))
      link = current.pointee.next
    }
    if breaks.count <= characters {
      breaks.deallocate()
      breaks = .allocate(capacity: (characters + 1) * 3 / 2)
    }
    if let start = breaks.baseAddress {
      memset(start, 0, (characters + 1) * MemoryLayout<PangoLogAttr>.stride)
    }
    pango_default_break(
      text.baseAddress, Int32(clamping: text.count), nil, breaks.baseAddress, Int32(clamping: characters + 1))
    var position = 0
    link = list
    while let current = link {
      let item = current.pointee.data.assumingMemoryBound(to: PangoItem.self)
      let count = item.pointee.num_chars
      pango_tailor_break(
        text.baseAddress.map { $0 + Int(item.pointee.offset) }, item.pointee.length, &item.pointee.analysis,
        -1,
        breaks.baseAddress.map { $0 + position }, count + 1)
      position += Int(count)
      pango_item_free(item)
      link = current.pointee.next
    }
    return body(items, UnsafeBufferPointer(rebasing: breaks[0...characters]))
  }

  private func item(_ item: UnsafeMutablePointer<PangoItem>) -> Item {
    let analysis = item.pointee.analysis
    let start = Int(item.pointee.offset)
    let script = g_unicode_script_to_iso15924(
      GUnicodeScript(rawValue: GUnicodeScript.RawValue(analysis.script)))
    let language = analysis.language.map { hb_language_from_string(pango_language_to_string($0), -1) }
    return Item(
      bytes: start..<start + Int(item.pointee.length), level: analysis.level,
      script: hb_script_from_iso15924_tag(hb_tag_t(script)), language: language ?? nil,
      face: face(of: analysis.font))
  }

  private func face(of font: UnsafeMutablePointer<PangoFont>?) -> ShapingFace {
    guard let font else { return library.firstFace.shaping }
    if let known = faces[font] { return known }
    let isFontconfig = UnsafeMutableRawPointer(font).assumingMemoryBound(to: PangoFcFont.self)
    var face = library.firstFace.shaping
    if let pointer = pango_fc_font_get_pattern(isFontconfig) {
      let pattern = FontPattern(pattern: pointer)
      if let file = pattern.string(FC_FILE) { face = .of(file: file, index: pattern.integer(FC_INDEX) ?? 0) }
    }
    g_object_ref(font)
    faces[font] = face
    return face
  }

  private func insert(
    _ attribute: UnsafeMutablePointer<PangoAttribute>?, _ bytes: Range<Int>, into list: OpaquePointer?
  ) {
    attribute?.pointee.start_index = UInt32(clamping: bytes.lowerBound)
    attribute?.pointee.end_index = UInt32(clamping: bytes.upperBound)
    pango_attr_list_insert(list, attribute)
  }

  /// Returns a font description. It always has the same size, because the choice of a face does not depend on the
  /// size.
  private func description(of font: Font, hanFamily: String?) -> OpaquePointer? {
    let key = DescriptionKey(request: FontRequest(font), hanFamily: hanFamily)
    if let known = descriptions[key] { return known }
    let resolved = library.resolve(font).face
    let face = resolved.description
    let description = pango_font_description_new()
    let families = [resolved.matchedName, "Noto Sans", hanFamily].compactMap(\.self)
    pango_font_description_set_family(description, families.joined(separator: ","))
    let weight = max(key.request.weight, 100)
    pango_font_description_set_weight(description, PangoWeight(rawValue: PangoWeight.RawValue(weight)))
    pango_font_description_set_style(description, face.isItalic ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL)
    pango_font_description_set_absolute_size(description, 16 * Double(PANGO_SCALE))
    descriptions[key] = description
    return description
  }
}
