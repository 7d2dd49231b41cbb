/// A reason why a server cannot start, in one line.
package struct ServerError: Error, Hashable, Sendable, CustomStringConvertible {
  package var description: String

  package init(_ description: String) {
    self.description = description
  }
}
