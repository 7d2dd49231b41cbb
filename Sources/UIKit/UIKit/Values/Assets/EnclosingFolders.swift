internal import Foundation

/// The folders around a file that is being read.
///
/// They find links that must not be followed: a link to one of these folders leads round in a circle, and a link to
/// a place outside of the first folder leads away.
struct EnclosingFolders {
  private var paths: Set<String> = []
  /// The resolved path of the first folder.
  private var root: String?

  /// Returns these folders and one more. Returns nil if `folder` is one of them already, does not exist or is outside
  /// of the first folder.
  func entering(_ folder: String) -> EnclosingFolders? {
    guard let resolved = Self.resolved(folder) else { return nil }
    guard contains(resolved: resolved) else {
      Diagnostics.report("\(folder) is not searched: it is a link that leads out of the folder")
      return nil
    }
    var inner = self
    inner.root = root ?? resolved
    return inner.paths.insert(resolved).inserted ? inner : nil
  }

  /// Whether a file, or the file that it links to, is inside the first folder.
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

/// The number of folders that may still be read.
///
/// Links can lead to the same folder in more ways than there is time to follow.
struct FolderCount {
  private var rest = 10_000
  private var isReported = false

  /// Whether one more folder may be read. The first refusal is reported.
  mutating func take(_ folder: String) -> Bool {
    rest -= 1
    if rest < 0, !isReported {
      isReported = true
      Diagnostics.report(
        "\(folder) is not searched: 10,000 other folders were searched, which is the maximum")
    }
    return rest >= 0
  }
}
