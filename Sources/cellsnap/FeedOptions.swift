import CellCommandLine
import Foundation
import MFS
import SocialFeed

/// The options of the feed as settings.
enum FeedOptions {
  private static let expanded = CommandOption(
    "expanded", summary: "Show long texts and what stands behind warnings")
  private static let media = CommandOption(
    "media", argument: "DIR", summary: "A folder with the photos, avatars and emoji of the posts")
  private static let now = CommandOption(
    "now", argument: "ISO8601", summary: "What dates are relative to (2024-03-14T18:30:00Z)")

  static let all = [expanded, media, now]

  static func settings(from arguments: Arguments) throws(CommandFailure) -> FeedSettings {
    var settings = FeedSettings(isExpanded: arguments.contains(expanded.name))
    if let folder = arguments[media.name] {
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder), isFolder.boolValue else {
        throw .usage(
          "--media \(folder.shortened(atMost: 255)): there is no such folder; name the one that holds the pictures"
        )
      }
      settings.media = MediaFolder(path: folder)
    }
    if let text = arguments[now.name] {
      guard let date = date(text) else {
        throw .usage(
          "--now \(text.shortened): this is no date; write it as 2024-03-14T18:30:00Z or 2024-03-14")
      }
      settings.now = date
    }
    return settings
  }

  /// A day, or a time with its offset from UTC.
  private static func date(_ text: String) -> Date? {
    if let date = try? Date(text, strategy: .iso8601) { return date }
    if let date = try? Date(text, strategy: Date.ISO8601FormatStyle(includingFractionalSeconds: true)) {
      return date
    }
    return try? Date(text, strategy: Date.ISO8601FormatStyle().year().month().day())
  }
}
