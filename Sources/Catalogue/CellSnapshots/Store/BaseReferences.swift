/// The pictures of a base revision, for snapshots that have no reference of their own. Any thread may use them.
package protocol BaseReferences: Sendable {
  /// The revision in messages: `origin/main (1a2b3c4d)`.
  var name: String { get }

  func read(_ name: SnapshotName) -> BaseLookup
}

/// The result of a search for a picture of a base revision.
package enum BaseLookup: Sendable {
  /// The base revision has no such picture.
  case absent
  /// The base revision has the entry, but could not draw it. The reason is in words.
  case undrawn(String)
  /// The picture cannot be read. The reason and the solution are one line.
  case unreadable(String)
  case found(StoredReference)
}
