internal import Foundation

/// The results of the last pass, so that the next one need not parse unchanged files.
struct PassCache: Codable {
  /// The first line of the cache's file, before the JSON.
  static let mark = "cellsnap-pass: what is known of unchanged files\n"

  struct Entry: Codable {
    /// A digest of the file's bytes.
    let digest: UInt64
    let facts: FileFacts
    /// A digest of the facts, for a comparison with another run.
    let factsDigest: UInt64
    var problems: [Problem]
  }

  /// The program that wrote the cache.
  var program: String
  /// A digest of the facts of all files.
  var folder: UInt64
  var entries: [String: Entry]
}
