/// A note about the pictures of entries that one process draws for another.
package enum HostPictureNote: Sendable, Codable {
  case begins(entry: String)
  case drawn(entry: String, EntryPicture)
  /// The entry has no picture, for a reason.
  case failed(entry: String, reason: String)
}
