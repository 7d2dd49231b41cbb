/// The maximum length of a text that is read, in Unicode scalars. It is more than servers allow, so only texts that
/// were made too long on purpose are cut.
enum LongestText: Int {
  /// A name, a title or an identifier.
  case line = 1_000
  /// A URL.
  case address = 8_192
  /// A content warning, or the description of a photo or a link.
  case paragraph = 10_000
  /// The HTML of a post or an account.
  case content = 200_000
}

/// The maximum number of elements of a list that are read.
enum LongestList: Int {
  case options = 100
  case usual = 1_000
}
