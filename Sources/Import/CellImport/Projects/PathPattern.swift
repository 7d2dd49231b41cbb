internal import Foundation

/// A pattern of paths, such as `Model/**/*.swift`: `**` stands for any number of folders.
struct PathPattern {
  private let parts: [String]

  init(_ text: String) {
    parts = text.split(separator: "/").filter { $0 != "." }.map(String.init)
  }

  /// Whether a path matches, or is in a folder that does.
  func matches(_ path: String) -> Bool {
    // The numbers of the parts that may come next.
    var open = starts(at: 0)
    for name in path.split(separator: "/") {
      var next: Set<Int> = []
      for part in open where part < parts.count {
        if parts[part] == "**" {
          next.formUnion(part == parts.count - 1 ? [parts.count] : starts(at: part))
        } else if fnmatch(parts[part], String(name), FNM_PERIOD) == 0 {
          next.formUnion(starts(at: part + 1))
        }
      }
      if next.contains(parts.count) { return true }
      open = next
    }
    return false
  }

  /// Returns a part's number, and the numbers of the parts after it if it stands for no folder.
  private func starts(at part: Int) -> Set<Int> {
    var found: Set<Int> = [part]
    var next = part
    while next < parts.count - 1, parts[next] == "**" {
      next += 1
      found.insert(next)
    }
    return found
  }
}
