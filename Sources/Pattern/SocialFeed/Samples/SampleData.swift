package import Foundation

/// The data of the demo: a feed, friends and messages of people who do not exist.
package enum SampleData {
  /// The folder of the module's resources.
  package static var folder: URL {
    Bundle.module.bundleURL.appending(path: "Resources")
  }

  /// The moment that the sample's dates are relative to: 14 March 2024, 18:30 UTC.
  package static var now: Date { Date(timeIntervalSince1970: 1_710_441_000) }

  /// Returns the posts of the sample feed.
  package static func statuses() throws -> [Status] {
    try Timeline.decode(data("timeline")).statuses
  }

  /// Returns the sample friends.
  package static func accounts() throws -> [Account] {
    try Timeline.decode(data("accounts")).accounts
  }

  /// Returns the messages of the sample conversation.
  package static func messages() throws -> [Message] {
    try JSONDecoder().decode([Message].self, from: data("messages"))
  }

  private static func data(_ name: String) throws -> Data {
    try Data(contentsOf: folder.appending(path: "\(name).json"))
  }
}
