import CellSnapshots
import Foundation

/// The packages that a package at a commit names by their paths, with those that they name.
///
/// A manifest is a program, and is only read as text here. If it names a path in another way than as a literal, not all
/// packages are known.
package struct NeededPackages: Hashable, Sendable {
  /// The folders inside the repository, from its root on, with the package itself.
  private(set) var inside: [String] = []
  /// The absolute paths of the folders outside.
  private(set) var outside: [String] = []
  /// Whether every path is a literal.
  private(set) var areAllKnown = true

  /// - Parameters:
  ///   - path: The folder of the package from the root of the repository on; empty for the root.
  ///   - root: The root of the repository.
  ///   - manifest: A closure that returns the text of a manifest of the commit from its path; nil if there is none.
  init(
    of path: String, in root: String, _ manifest: (String) throws(GitError) -> String?
  ) throws(GitError) {
    var waiting = [FilePath.appending(path, to: root)]
    var seen: Set<String> = []
    while let folder = waiting.popLast() {
      let folder = FilePath.withoutLastSlash(folder)
      guard seen.insert(folder).inserted else { continue }
      let file = FilePath.appending("Package.swift", to: folder)
      let text: String?
      if folder == root || folder.hasPrefix(root + "/") {
        let inner = String(folder.dropFirst(root.count).drop { $0 == "/" })
        inside.append(inner)
        text = try manifest(FilePath.appending("Package.swift", to: inner))
      } else {
        outside.append(folder)
        text = (try? InputBytes.read(file))?.map { String(decoding: $0, as: UTF8.self) }
      }
      let named = Self.paths(in: text ?? "")
      if named.contains(nil) { areAllKnown = false }
      waiting += named.compactMap(\.self).map { Self.absolute($0, in: folder) }
    }
    inside.sort()
    outside.sort()
  }

  /// Returns the paths of the dependencies in a manifest, nil for one that is no literal.
  package static func paths(in manifest: String) -> [String?] {
    manifest.matches(
      of: #/\.package\s*\(\s*(?:name\s*:\s*"[^"]*"\s*,\s*)?path\s*:\s*(?:"([^"\\]*)"\s*[,)])?/#
    )
    .map { $0.1.map(String.init) }
  }

  /// Returns the path without `..`, as SwiftPM reads it, which looks at no links.
  private static func absolute(_ path: String, in folder: String) -> String {
    var parts: [String] = []
    for part in FilePath.parts(of: FilePath.isAbsolute(path) ? path : FilePath.appending(path, to: folder)) {
      if part == ".." { _ = parts.popLast() } else if !part.isEmpty, part != "." { parts.append(part) }
    }
    return "/" + parts.joined(separator: "/")
  }
}
