package import Foundation

/// A dependency of an app at the exact revision that a lock file names.
package struct LockedSource: Sendable, Equatable {
  /// The place of the sources.
  package enum Location: Sendable, Equatable {
    /// The address of a repository, which the package manager can fetch.
    case remote(String)
    /// A folder beside the app.
    case folder(URL)
    /// The file names none, such as that of a pod or a binary.
    case unknown
  }

  /// The name of the package, pod or repository.
  package let name: String
  package let location: Location
  /// The commit; nil if the file names only a version.
  package let revision: String?
  /// The version, such as `5.0.1`, or a tag that is none.
  package let version: String?
  /// The lock file.
  package let file: URL

  package init(name: String, location: Location, revision: String?, version: String?, file: URL) {
    self.name = name
    self.location = location
    self.revision = revision
    self.version = version
    self.file = file
  }

  /// Returns the last part of an address without its ending: `SnapKit` for `https://github.com/SnapKit/SnapKit.git`.
  static func name(of address: String) -> String {
    let last = address.split { $0 == "/" || $0 == ":" }.last.map(String.init) ?? address
    return last.hasSuffix(".git") ? String(last.dropLast(4)) : last
  }

  /// Whether an address is one of a repository in the network or in the file system. Git takes some other texts for
  /// options or for commands.
  static func isFetchable(_ address: String) -> Bool {
    guard address.allSatisfy({ !$0.isNewline && !$0.isWhitespace }) else { return false }
    if address.hasPrefix("git@") { return address.contains(":") }
    return ["https://", "http://", "ssh://", "git://", "file://"].contains(where: address.hasPrefix)
  }

  /// Whether a text is the digest of a commit.
  static func isCommit(_ text: String) -> Bool {
    text.utf8.count == 40 && text.allSatisfy(\.isHexDigit)
  }
}
