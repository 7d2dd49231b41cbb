/// The reason why an assertion cannot do its work.
package struct SnapshotTestingError: Error, CustomStringConvertible {
  package let description: String

  package init(_ description: String) {
    self.description = description
  }
}
