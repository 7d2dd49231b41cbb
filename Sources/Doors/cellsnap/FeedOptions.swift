import CellCommandLine
import Foundation
import CellSnapSocialFeed

/// The options of the feed as settings.
enum FeedOptions {
  private static let expanded = CommandOption(
    "expanded", summary: "Show long texts and what stands behind warnings")
  private static let media = CommandOption(
    "media", argument: "DIR", summary: "A folder with the photos, avatars and emoji of the posts"
  ) { path in
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue else {
      throw OptionValueError("there is no such folder; name the one that holds the pictures")
    }
    return MediaFolder(path: path)
  }
  private static let now = CommandOption(
    "now", argument: "ISO8601", summary: "What dates are relative to", default: "2024-03-14T18:30:00Z"
  ) { text in
    guard let date = date(text) else {
      throw OptionValueError("this is no date; write it as 2024-03-14T18:30:00Z or 2024-03-14")
    }
    return date
  }

  static let all: [any DeclaredOption] = [expanded, media, now]

  static func settings(from arguments: Arguments) throws -> FeedSettings {
    var settings = FeedSettings(isExpanded: try arguments[expanded])
    settings.media = try arguments[media] ?? settings.media
    settings.now = try arguments[now]
    return settings
  }

  /// Returns the date of a day, or of a time with its offset from UTC.
  private static func date(_ text: String) -> Date? {
    if let date = try? Date(text, strategy: .iso8601) { return date }
    if let date = try? Date(text, strategy: Date.ISO8601FormatStyle(includingFractionalSeconds: true)) {
      return date
    }
    return try? Date(text, strategy: Date.ISO8601FormatStyle().year().month().day())
  }
}
