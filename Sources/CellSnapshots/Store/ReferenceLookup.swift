package import CellDrawing

/// What lies in a reference's place.
package enum ReferenceLookup: Sendable {
  case missing
  /// Something that is no picture: why, and the way out, in one line, and the hash of its bytes if it is a file.
  case unreadable(String, ContentHash?)
  case found(StoredReference)
}
