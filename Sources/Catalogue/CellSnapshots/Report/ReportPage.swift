/// The page without a run: its markup, styles and script, from the files in `Page`.
package enum ReportPage {
  /// - Parameters:
  ///   - policy: The element that says what the page may load; empty if a header says it.
  ///   - nonce: The random word of the policy in a header.
  static func text(
    title: String, data: String, pictures: String, policy: String = policy, nonce: String = ""
  ) -> String {
    FilledPage.text(
      of: markup,
      [
        "title": title, "styles": styles, "script": script, "pictures": pictures, "data": data,
        "policy": policy,
        "nonce": nonce,
      ])
  }

  /// The styles that the preview's page uses too.
  package static let sharedStyles = [PackageResources.tokens_css, PackageResources.controls_css].map(string)
    .joined(separator: "\n")

  /// The parts of the script that the preview's page uses too.
  package static let sharedScript =
    [
      PackageResources.texts_js,
      PackageResources.dom_js,
      PackageResources.copy_js,
      PackageResources.preferences_js,
      PackageResources.zooms_js,
      PackageResources.bindings_js,
      PackageResources.theme_js,
    ].map(string).joined(separator: "\n") + "\n"

  private static let policy =
    #"<meta http-equiv="Content-Security-Policy" content="default-src 'none'; "#
    + #"img-src 'self' file: data:; style-src 'unsafe-inline'; script-src 'unsafe-inline'">"#

  private static let markup = string(PackageResources.page_html)

  private static let styles =
    sharedStyles + "\n"
    + [
      PackageResources.layout_css,
      PackageResources.snapshot_css,
      PackageResources.stage_css,
      PackageResources.groups_css,
      PackageResources.review_css,
    ].map(string).joined(separator: "\n")

  /// The script: the parts that the preview's page uses too, then the report's own parts.
  private static let script =
    sharedScript
    + [
      PackageResources.types_js,
      PackageResources.model_js,
      PackageResources.list_js,
      PackageResources.selection_js,
      PackageResources.groups_js,
      PackageResources.grouplist_js,
      PackageResources.review_js,
      PackageResources.decisions_js,
      PackageResources.overview_js,
      PackageResources.snapshot_js,
      PackageResources.modes_js,
      PackageResources.bands_js,
      PackageResources.stage_js,
      PackageResources.outline_js,
      PackageResources.keys_js,
      PackageResources.main_js,
    ].map(string).joined(separator: "\n")

  private static func string(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
}
