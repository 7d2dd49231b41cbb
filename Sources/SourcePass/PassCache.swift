internal import Foundation

/// What the last pass found, so that the next one reads only files that changed.
struct PassCache: Codable {
  struct Entry: Codable {
    let text: UInt64
    let facts: FileFacts
    let problems: [Problem]
  }

  /// The program that wrote it.
  var program: String
  /// What all files together said of each other.
  var folder: UInt64
  var entries: [String: Entry]
}
