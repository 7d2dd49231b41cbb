internal import CellSnapPango
internal import Foundation

/// A face as HarfBuzz reads it, in its design units. The process has one for each face.
///
/// Unchecked because HarfBuzz's faces and fonts are made immutable, so that threads may share them.
final class ShapingFace: @unchecked Sendable {
  let file: String
  let index: Int
  let font: OpaquePointer
  let unitsPerEm: Double
  /// The metrics at 1 point.
  private let unitMetrics: FontMetrics

  private static let known = Mutex<[String: [ShapingFace]]>([:])

  static func of(file: String, index: Int) -> ShapingFace {
    known.withLock { known in
      if let face = known[file]?.first(where: { $0.index == index }) { return face }
      let face = ShapingFace(file: file, index: index)
      known[file, default: []].append(face)
      return face
    }
  }

  private init(file: String, index: Int) {
    self.file = file
    self.index = index
    let blob = hb_blob_create_from_file(file)
    let face = hb_face_create(blob, UInt32(index & 0xffff))
    hb_blob_destroy(blob)
    hb_face_make_immutable(face)
    let font = hb_font_create(face)
    let units = Double(max(hb_face_get_upem(face), 1))
    hb_face_destroy(face)
    hb_font_set_scale(font, Int32(units), Int32(units))
    let instance = index >> 16
    if instance > 0, instance < 0x8000 { hb_font_set_var_named_instance(font, UInt32(instance - 1)) }
    hb_font_make_immutable(font)
    guard let font else { preconditionFailure("HarfBuzz returns an empty font, never NULL") }
    self.font = font
    unitsPerEm = units
    unitMetrics = Self.metrics(font, unitsPerEm: units)
  }

  deinit { hb_font_destroy(font) }

  func metrics(size: Double) -> FontMetrics {
    FontMetrics(
      ascent: unitMetrics.ascent * size, descent: unitMetrics.descent * size,
      leading: unitMetrics.leading * size, capHeight: unitMetrics.capHeight * size,
      xHeight: unitMetrics.xHeight * size, underlinePosition: unitMetrics.underlinePosition * size,
      underlineThickness: unitMetrics.underlineThickness * size)
  }

  private static func metrics(_ font: OpaquePointer, unitsPerEm: Double) -> FontMetrics {
    func measure(_ tag: hb_ot_metrics_tag_t) -> Double {
      var value: hb_position_t = 0
      hb_ot_metrics_get_position_with_fallback(font, tag, &value)
      return Double(value) / unitsPerEm
    }
    let thickness = measure(HB_OT_METRICS_TAG_UNDERLINE_SIZE)
    var metrics = FontMetrics(
      ascent: measure(HB_OT_METRICS_TAG_HORIZONTAL_ASCENDER),
      descent: abs(measure(HB_OT_METRICS_TAG_HORIZONTAL_DESCENDER)),
      leading: max(measure(HB_OT_METRICS_TAG_HORIZONTAL_LINE_GAP), 0),
      capHeight: measure(HB_OT_METRICS_TAG_CAP_HEIGHT), xHeight: measure(HB_OT_METRICS_TAG_X_HEIGHT),
      // OpenType gives the top edge of the line. This is its middle.
      underlinePosition: thickness / 2 - measure(HB_OT_METRICS_TAG_UNDERLINE_OFFSET),
      underlineThickness: thickness)
    // HarfBuzz also adapts the heights to the instance of a variable font, so it is asked where both agree.
    if let face = hb_font_get_face(font), LineHeights.differFromHarfBuzz(in: face),
      let heights = LineHeights(of: face)
    {
      metrics.ascent = Double(heights.ascent) / unitsPerEm
      metrics.descent = Double(heights.descent) / unitsPerEm
      metrics.leading = Double(heights.lineGap) / unitsPerEm
    }
    return metrics
  }
}
