/// A language whose words can be divided, with the Debian package of its dictionary.
package struct HyphenationLanguage: Hashable, Sendable {
  /// The part of the file's name that says the language, such as `de_DE`.
  let file: String
  package let packageName: String

  /// The path of the dictionary.
  package var path: String { Self.path(of: file) }
  /// The paths of every dictionary.
  static var paths: [String] { known.values.map { path(of: $0.file) }.sorted() }

  private static func path(of file: String) -> String {
    "\(PackagedFiles.root)/usr/share/hyphen/hyph_\(file).dic"
  }

  /// Finds the language of a tag such as `de` or `pt-BR`. The result is nil if there is no dictionary for it.
  package init?(tag: String) {
    let parts = tag.lowercased().split { $0 == "-" || $0 == "_" }.map(String.init)
    guard let first = parts.first, let found = Self.known[first] else { return nil }
    // The rules of Portugal differ from Brazil's rules.
    if first == "pt", parts.count > 1, !parts.contains("br") { return nil }
    (file, packageName) = found
  }

  private static let known: [String: (file: String, packageName: String)] = [
    "de": ("de_DE", "hyphen-de"), "en": ("en_US", "hyphen-en-us"), "es": ("es_ES", "hyphen-es"),
    "fr": ("fr", "hyphen-fr"), "it": ("it_IT", "hyphen-it"), "nl": ("nl_NL", "hyphen-nl"),
    "pl": ("pl_PL", "hyphen-pl"), "pt": ("pt_BR", "hyphen-pt-br"), "ru": ("ru_RU", "hyphen-ru"),
    "sv": ("sv_SE", "hyphen-sv"),
  ]
}
