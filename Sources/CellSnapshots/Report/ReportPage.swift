/// The page without a run: its markup, its styles and its script, each from the files in `Page`.
enum ReportPage {
  static func text(title: String, data: String, pictures: String) -> String {
    var text = markup
    // The data comes last, so that nothing inside it is taken for a place to fill.
    let contents = [
      ("title", title), ("styles", styles), ("script", script), ("pictures", pictures), ("data", data),
    ]
    for (place, content) in contents {
      guard let range = text.firstRange(of: "{{\(place)}}") else { continue }
      text.replaceSubrange(range, with: content)
    }
    return text
  }

  private static let markup = string(PackageResources.page_html)

  private static let styles = [
    PackageResources.tokens_css,
    PackageResources.controls_css,
    PackageResources.layout_css,
    PackageResources.snapshot_css,
    PackageResources.stage_css,
  ].map(string).joined(separator: "\n")

  private static let script = [
    PackageResources.model_js,
    PackageResources.dom_js,
    PackageResources.list_js,
    PackageResources.selection_js,
    PackageResources.overview_js,
    PackageResources.snapshot_js,
    PackageResources.modes_js,
    PackageResources.bands_js,
    PackageResources.stage_js,
    PackageResources.outline_js,
    PackageResources.keys_js,
    PackageResources.theme_js,
    PackageResources.main_js,
  ].map(string).joined(separator: "\n")

  private static func string(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
}
