/// Why a snapshot could not be verified at all, in one line with the way out.
public struct SnapshotError: Error, Hashable, Sendable, CustomStringConvertible {
  public let description: String

  init(_ description: String) {
    self.description = description
  }
}
