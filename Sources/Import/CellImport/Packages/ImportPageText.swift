/// Texts for a page in HTML.
enum ImportPageText {
  static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
      .replacing("\"", with: "&quot;")
  }

  static func fileName(_ path: String) -> String { path.split(separator: "/").last.map(String.init) ?? path }

  /// Returns the identifier of an element about a file, which has no spaces.
  static func identifier(of path: String) -> String {
    "left-out-" + path.replacing("%", with: "%25").replacing(" ", with: "%20")
  }
}
