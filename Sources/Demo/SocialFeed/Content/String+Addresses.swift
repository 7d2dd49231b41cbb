extension String {
  /// The text with a word joiner behind each `://`, so that no line of an address ends there.
  var keepingSchemes: String {
    utf8.contains(UInt8(ascii: ":")) ? replacing("://", with: "://\u{2060}") : self
  }
}
