/// The page without a run: its markup, styles and script, from the files in `Page`.
enum ReportPage {
  static func text(title: String, data: String, pictures: String) -> String {
    let contents = [
      "title": title, "styles": styles, "script": script, "pictures": pictures, "data": data,
    ]
    // Only the markup is searched for places to fill, so that `{{` in a content has no effect.
    let parts = markup.split(separator: "{{", omittingEmptySubsequences: false)
    var text = String(parts[0])
    for part in parts.dropFirst() {
      let place = part.prefix { $0 != "}" }
      text += contents[String(place)] ?? ""
      text += part.dropFirst(place.count + "}}".count)
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
