/// How much of a text is read, in Unicode scalars: more than servers let people write, so that what is cut was made to
/// be too long.
enum LongestText: Int {
  /// A name, a title, an identifier.
  case line = 1_000
  /// A URL.
  case address = 8_192
  /// A content warning, the description of a photo or of a link.
  case paragraph = 10_000
  /// HTML: what a post or an account says.
  case content = 200_000
}

/// How many elements of a list are read.
enum LongestList: Int {
  case options = 100
  case usual = 1_000
}
