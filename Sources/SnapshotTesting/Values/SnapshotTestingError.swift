/// The reason why an assertion cannot do its work.
struct SnapshotTestingError: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }
}
