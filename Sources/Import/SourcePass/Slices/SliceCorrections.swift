internal import Foundation

/// The changes that the compiler's errors and the pictures made to a slice. A later slice of the same app begins with those
/// that can still hold.
package struct SliceCorrections: Codable, Sendable {
  /// The changes to a declaration.
  struct Correction: Codable, Sendable {
    /// The number of the declaration in its file.
    var declaration: Int
    var treatment: Treatment?
    var reason: String?
    var without: Set<String> = []
    /// The reasons for leaving out statements, by their numbers in the body.
    var statements: [Int: String] = [:]
    /// Whether a picture calls the declaration.
    var isCalled = false
  }

  /// The changes to a file.
  struct File: Codable, Sendable {
    /// The digest of the file's text.
    var digest: String
    /// The names that the file declares.
    var names: Set<String>
    var corrections: [Correction] = []
  }

  /// The digest of all that the errors depend on besides the files, such as the compiler's options.
  package let surroundings: String
  var files: [String: File] = [:]
  /// The names that only errors showed.
  var names: Set<String> = []
  var opaqueTypes: Set<String> = []

  static func digest(of text: String) -> String { FileDigest.text(of: Data(text.utf8)) }
}
