/// The reason why nothing could be checked, in one line.
package struct CheckError: Error, Hashable, Sendable, CustomStringConvertible {
  package let description: String

  package init(_ description: String) {
    self.description = description
  }
}
