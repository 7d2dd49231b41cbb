internal import Foundation

/// The folders that lie around what is being read: a link to one of them leads round in a circle.
struct EnclosingFolders {
  private var paths: Set<String> = []

  /// With a folder that is read next; nil where it is one of them already, or is not there.
  func entering(_ folder: String) -> EnclosingFolders? {
    guard let resolved = realpath(folder, nil) else { return nil }
    defer { free(resolved) }
    var inner = self
    return inner.paths.insert(String(cString: resolved)).inserted ? inner : nil
  }
}
