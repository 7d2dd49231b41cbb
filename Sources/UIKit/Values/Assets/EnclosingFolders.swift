internal import Foundation

/// The folders that lie around what is being read: a link to one of them leads round in a circle, and one to what lies
/// outside of the first leads away.
struct EnclosingFolders {
  private var paths: Set<String> = []
  /// The first of them, as the system names it.
  private var root: String?

  /// With a folder that is read next; nil where it is one of them already, is not there or lies outside of the first.
  func entering(_ folder: String) -> EnclosingFolders? {
    guard let resolved = Self.resolved(folder) else { return nil }
    guard contains(resolved: resolved) else {
      AssetWarnings.report(folder, "it is a link that leads out of the folder", what: "is not searched")
      return nil
    }
    var inner = self
    inner.root = root ?? resolved
    return inner.paths.insert(resolved).inserted ? inner : nil
  }

  /// Whether a file, or what it is a link to, lies inside the first folder.
  func contains(_ file: String) -> Bool {
    guard let resolved = Self.resolved(file) else { return true }
    return contains(resolved: resolved)
  }

  private func contains(resolved: String) -> Bool {
    guard let root, root != "/" else { return true }
    return resolved == root || resolved.utf8.starts(with: "\(root)/".utf8)
  }

  private static func resolved(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }
}

/// How many folders are still read: links may lead to the same one on more ways than there is time.
struct FolderCount {
  private var rest = 10_000
  private var isReported = false

  /// Whether one more is read; said once where it is not.
  mutating func take(_ folder: String) -> Bool {
    rest -= 1
    if rest < 0, !isReported {
      isReported = true
      AssetWarnings.report(folder, "10,000 others were, which is the most", what: "is not searched")
    }
    return rest >= 0
  }
}
