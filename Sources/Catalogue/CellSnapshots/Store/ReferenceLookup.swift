package import CellDrawing

/// The result of a search for a reference.
package enum ReferenceLookup: Sendable {
  case missing
  /// A file or folder that is not a picture: the reason and the solution in one line, and the hash of its bytes if it
  /// is a file.
  case unreadable(String, ContentHash?)
  case found(StoredReference)
}
