package import CellSnapshots

/// The reason why a base revision cannot be compared with, in one line with the choice that the user has.
package struct BaseError: Error, Hashable, Sendable, CustomStringConvertible {
  package var description: String

  package init(_ description: String) {
    self.description = description
  }

  package init(_ error: GitError) { self.init(error.description) }

  package init(_ error: FileError) { self.init(error.description) }

  /// The words after the reason: what else can be compared with.
  static let choice = "name another revision, or leave out --base to compare with references"
}
