/// What lies in a reference's place.
package enum ReferenceLookup: Sendable {
  case missing
  /// Something that is no picture: why, and the way out, in one line.
  case unreadable(String)
  case found(StoredReference)
}
