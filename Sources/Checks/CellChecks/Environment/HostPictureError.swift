/// The reason why an entry has no picture with some settings of the machine, in one line.
package struct HostPictureError: Error, Hashable, Sendable, CustomStringConvertible {
  package let description: String

  package init(_ description: String) {
    self.description = description
  }
}
