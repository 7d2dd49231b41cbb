package import Foundation

/// The file `Cartfile.resolved` of Carthage.
package enum CartfileResolved {
  /// Returns the dependencies in the order of the file. Other lines are skipped.
  ///
  /// ```
  /// github "SnapKit/SnapKit" "5.0.1"
  /// git "https://example.org/Cards.git" "1b4187aa9d1a126b6215610964f179536ae0a900"
  /// binary "https://example.org/Maps.json" "2.0"
  /// ```
  package static func read(_ data: Data, of file: URL) -> [LockedSource] {
    String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline).compactMap { line in
      let parts = line.split(separator: "\"", omittingEmptySubsequences: false)
      guard parts.count >= 5 else { return nil }
      let kind = parts[0].filter { !$0.isWhitespace }
      let place = String(parts[1])
      let pinned = String(parts[3])
      let address: String
      switch kind {
      // A server of a company is named by its address.
      case "github": address = place.contains("://") ? place : "https://github.com/\(place).git"
      case "git": address = place
      case "binary": address = ""
      default: return nil
      }
      let isCommit = LockedSource.isCommit(pinned)
      return LockedSource(
        name: LockedSource.name(of: place),
        location: LockedSource.isFetchable(address) ? .remote(address) : .unknown,
        revision: isCommit ? pinned : nil, version: isCommit ? nil : pinned, file: file)
    }
  }
}
