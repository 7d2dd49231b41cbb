extension PackagedFiles {
  /// The paths of the fonts, and of the dictionaries that divide words and find the words of Thai.
  package static var paths: [String] {
    PackagedFonts.files.map(\.path) + HyphenationLanguage.paths + [root + "/usr/share/libthai/thbrk.tri"]
  }
}
