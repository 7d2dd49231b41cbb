extension String {
  /// The text with a word joiner after each `://`, so that no line ends inside an address there.
  var keepingSchemes: String {
    utf8.contains(UInt8(ascii: ":")) ? replacing("://", with: "://\u{2060}") : self
  }
}
