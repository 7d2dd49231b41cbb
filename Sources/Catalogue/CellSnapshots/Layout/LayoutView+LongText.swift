import CellDrawing

extension LayoutView {
  /// The maximum number of Unicode scalars of a text that are kept.
  package static let textLimit = 1_000

  /// Sets the text. Of a long text, it keeps the beginning, the length in scalars and a hash, so that every change is
  /// noticed.
  package mutating func setText(_ newText: String) {
    attributes[.length] = nil
    attributes[.hash] = nil
    text = newText
    guard newText.utf8.count > Self.textLimit,
      let end = newText.unicodeScalars.index(
        newText.startIndex, offsetBy: Self.textLimit, limitedBy: newText.endIndex),
      end < newText.endIndex
    else { return }
    text = String(newText.unicodeScalars[..<end])
    attributes[.length] = "\(newText.unicodeScalars.count)"
    attributes[.hash] = ContentHash(of: Array(newText.utf8)).shortText
  }
}
