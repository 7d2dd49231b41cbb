/// The reason why a snapshot could not be verified at all, with the solution, in one line.
public struct SnapshotError: Error, Hashable, Sendable, CustomStringConvertible {
  public let description: String

  init(_ description: String) {
    self.description = description
  }
}
