import CellSnapPango
import CellDrawing
import Foundation

/// Line breaks of a plain Pango layout with the same fonts, to compare with.
final class PangoLines {
  private let fontMap: UnsafeMutablePointer<PangoFontMap>?
  private let context: OpaquePointer?
  private let layout: OpaquePointer?

  init(language: String = "en") {
    // The library makes its fontconfig configuration the process's current one, and a new font map uses that one.
    _ = FontLibrary.shared
    fontMap = pango_cairo_font_map_new()
    pango_cairo_font_map_set_resolution(OpaquePointer(fontMap), 72)
    context = pango_font_map_create_context(fontMap)
    let options = cairo_font_options_create()
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    pango_cairo_context_set_font_options(context, options)
    cairo_font_options_destroy(options)
    pango_context_set_language(context, pango_language_from_string(language))
    pango_context_set_round_glyph_positions(context, 0)
    layout = pango_layout_new(context)
    pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR)
    // UIKit adds no hyphen where it breaks a word that fits no line.
    let attributes = pango_attr_list_new()
    pango_attr_list_insert(attributes, pango_attr_insert_hyphens_new(0))
    pango_layout_set_attributes(layout, attributes)
    pango_attr_list_unref(attributes)
  }

  deinit {
    g_object_unref(layout.map { UnsafeMutableRawPointer($0) })
    g_object_unref(context.map { UnsafeMutableRawPointer($0) })
    g_object_unref(fontMap)
  }

  /// The byte at which each line begins.
  func lineStarts(of text: String, size: Double, width: Double) -> [Int] {
    let description = pango_font_description_from_string("Inter")
    pango_font_description_set_absolute_size(description, size * Double(PANGO_SCALE))
    pango_layout_set_font_description(layout, description)
    pango_font_description_free(description)
    pango_layout_set_text(layout, text, Int32(text.utf8.count))
    pango_layout_set_width(layout, Int32(width * Double(PANGO_SCALE)))
    return (0..<pango_layout_get_line_count(layout)).map {
      Int(pango_layout_get_line_readonly(layout, $0).pointee.start_index)
    }
  }
}
