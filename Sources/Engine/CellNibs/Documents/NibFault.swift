/// A part of a document that is not understood.
package struct NibFault: Hashable, Sendable, CustomStringConvertible {
  package var path: String
  package var line: Int
  /// The name of the element.
  package var element: String
  package var reason: String

  package init(path: String, line: Int, element: String, reason: String) {
    self.path = path
    self.line = line
    self.element = element
    self.reason = reason
  }

  /// The fault as `Cell.xib:12: label: the attribute shadowGlow is unknown`, in one line even if names in the document
  /// have several lines.
  package var description: String {
    "\(path):\(line): \(element): \(reason)".split(whereSeparator: \.isNewline).joined(separator: " ")
  }
}
