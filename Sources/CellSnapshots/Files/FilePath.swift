/// Paths as texts, their parts separated by slashes.
package enum FilePath {
  /// What comes after the last slash.
  package static func name(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[path.index(after: $0)...]) } ?? path
  }

  package static func appending(_ path: String, to folder: String) -> String {
    folder.hasSuffix("/") || folder.isEmpty ? folder + path : "\(folder)/\(path)"
  }

  /// Whether a path stays inside the folder that it is relative to, whatever links there are not counted.
  package static func isInside(_ path: String) -> Bool {
    path.split(separator: "/", omittingEmptySubsequences: false).allSatisfy {
      !$0.isEmpty && $0 != "." && $0 != ".." && !$0.utf8.contains(0)
    }
  }
}
