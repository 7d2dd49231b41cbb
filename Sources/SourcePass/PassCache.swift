internal import Foundation

/// What the last pass found, so that the next one reads only files that changed.
struct PassCache: Codable {
  /// The first line of its file, before the JSON.
  static let mark = "cellsnap-pass: what is known of unchanged files\n"

  struct Entry: Codable {
    /// A digest of the file's bytes.
    let digest: UInt64
    let facts: FileFacts
    /// By which facts are compared with those of another run.
    let factsDigest: UInt64
    var problems: [Problem]
  }

  /// The program that wrote it.
  var program: String
  /// What all files together said of each other.
  var folder: UInt64
  var entries: [String: Entry]
}
