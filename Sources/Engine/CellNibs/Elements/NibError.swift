/// The reason why a nib file or storyboard cannot be read.
package struct NibError: Error, Equatable, CustomStringConvertible {
  package var path: String
  /// The line of the file, or nil if the reason is not about one line.
  package var line: Int?
  package var reason: String

  package init(path: String, line: Int? = nil, reason: String) {
    self.path = path
    self.line = line
    self.reason = reason
  }

  /// The error as `Cell.xib:12: it ends inside of the element label`.
  package var description: String { path + (line.map { ":\($0)" } ?? "") + ": " + reason }
}
