import CellSnapshots

extension PreviewPage {
  static let markup = string(PackageResources.preview_html)

  static let styles = [
    PackageResources.layout_css,
    PackageResources.entries_css,
    PackageResources.stage_css,
    PackageResources.strip_css,
    PackageResources.inspector_css,
    PackageResources.compare_css,
    PackageResources.changes_css,
  ].map(string).joined(separator: "\n")

  /// The script: the parts that the report's page uses too, then the preview's own parts.
  static let script =
    ReportPage.sharedScript
    + [
      PackageResources.types_js,
      PackageResources.catalogue_js,
      PackageResources.circumstances_js,
      PackageResources.axes_js,
      PackageResources.address_js,
      PackageResources.requests_js,
      PackageResources.pictures_js,
      PackageResources.drawn_js,
      PackageResources.questions_js,
      PackageResources.visible_js,
      PackageResources.drawing_js,
      PackageResources.tiles_js,
      PackageResources.stage_js,
      PackageResources.handle_js,
      PackageResources.strip_js,
      PackageResources.toggles_js,
      PackageResources.entries_js,
      PackageResources.compare_js,
      PackageResources.film_js,
      PackageResources.matrix_js,
      PackageResources.views_js,
      PackageResources.marks_js,
      PackageResources.card_js,
      PackageResources.walk_js,
      PackageResources.findings_js,
      PackageResources.samples_js,
      PackageResources.editing_js,
      PackageResources.controls_js,
      PackageResources.copying_js,
      PackageResources.stream_js,
      PackageResources.activity_js,
      PackageResources.build_js,
      PackageResources.changes_js,
      PackageResources.show_js,
      PackageResources.drawer_js,
      PackageResources.keys_js,
      PackageResources.main_js,
    ].map(string).joined(separator: "\n")

  private static func string(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
}

extension String {
  /// The text with references for the characters that HTML would misread.
  var escapedForHTML: String {
    replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
      .replacing("\"", with: "&quot;")
  }
}
