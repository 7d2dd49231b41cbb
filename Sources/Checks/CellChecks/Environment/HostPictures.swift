/// The pictures of entries that processes with other settings drew.
package struct HostPictures: Sendable {
  private struct Key: Hashable {
    var entry: String
    var settings: HostSettings
  }

  private var results: [Key: Result<EntryPicture, HostPictureError>] = [:]

  package init() {}

  /// Notes the picture of an entry, or the reason why there is none.
  package mutating func note(
    _ result: Result<EntryPicture, HostPictureError>, of entry: String, with settings: HostSettings
  ) {
    results[Key(entry: entry, settings: settings)] = result
  }

  /// Returns the picture of an entry. Throws where the process ended before it drew the entry.
  func picture(of entry: String, with settings: HostSettings) throws(HostPictureError) -> EntryPicture {
    guard let result = results[Key(entry: entry, settings: settings)] else {
      throw HostPictureError(
        "\(entry) was not drawn with \(settings.text), because the process ended before; draw it with render")
    }
    return try result.get()
  }
}
