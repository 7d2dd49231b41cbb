package import Foundation

/// A dependency of an app at the exact revision that a lock file names.
package struct LockedSource: Sendable, Equatable {
  /// The place of the sources.
  package enum Location: Sendable, Equatable {
    /// The address of a repository, which the package manager can fetch.
    case remote(String)
    /// A folder beside the app.
    case folder(URL)
    /// The file names no source, as for a pod or a binary.
    case unknown
  }

  /// The name of the package, pod or repository.
  package let name: String
  package let location: Location
  /// The commit; nil if the file names only a version.
  package let revision: String?
  /// The version, such as `5.0.1`, or another tag.
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
    if address.contains("://") {
      return ["https://", "http://", "ssh://", "git://", "file://"].contains(where: address.hasPrefix)
    }
    // The form of SSH: `git@example.org:ada/Cards.git`.
    let parts = address.split(separator: ":", maxSplits: 1)
    let names = parts.first?.split(separator: "@", omittingEmptySubsequences: false) ?? []
    return parts.count == 2 && names.count == 2 && names.allSatisfy(isPlainName)
  }

  /// Whether a text can be the name of a user or of a server, and no option.
  private static func isPlainName(_ text: Substring) -> Bool {
    !text.isEmpty && !text.hasPrefix("-")
      && text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || ".-_".contains($0)) }
  }

  /// Whether a text is the digest of a commit.
  static func isCommit(_ text: String) -> Bool {
    text.utf8.count == 40 && text.allSatisfy(\.isHexDigit)
  }
}
