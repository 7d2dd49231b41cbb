/// The line breaks of a label's text at one width.
struct LabelState: Hashable, Sendable {
  var lineCount: Int
  /// Whether some of the text is cut off.
  var isCutOff = false

  var text: String {
    "\(lineCount) \(lineCount == 1 ? "line" : "lines")" + (isCutOff ? " cut off" : "")
  }
}
