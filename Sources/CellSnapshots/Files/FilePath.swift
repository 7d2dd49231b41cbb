import Foundation

/// Paths as texts, their parts separated by slashes.
///
/// All is done by bytes, as the system reads paths: a slash and the mark behind it are one character of a Swift string.
package enum FilePath {
  private static let slash = UInt8(ascii: "/")

  /// What comes after the last slash.
  package static func name(of path: String) -> String {
    path.utf8.lastIndex(of: slash).map { String(path[path.utf8.index(after: $0)...]) } ?? path
  }

  /// What comes before the last slash: `/` of what lies in the root, and nil where there is no slash.
  package static func folder(of path: String) -> String? {
    guard let place = path.utf8.lastIndex(of: slash) else { return nil }
    return place == path.startIndex ? "/" : String(path[..<place])
  }

  /// What stands between the slashes, empty parts too.
  package static func parts(of path: String) -> [String] {
    path.utf8.split(separator: slash, omittingEmptySubsequences: false).map { String(Substring($0)) }
  }

  package static func appending(_ path: String, to folder: String) -> String {
    folder.isEmpty || endsInSlash(folder) ? folder + path : "\(folder)/\(path)"
  }

  package static func isAbsolute(_ path: String) -> Bool { path.utf8.first == slash }

  package static func endsInSlash(_ path: String) -> Bool { path.utf8.last == slash }

  /// A folder without the slash that may end its path.
  package static func withoutLastSlash(_ path: String) -> String {
    path.utf8.count > 1 && endsInSlash(path) ? String(Substring(path.utf8.dropLast())) : path
  }

  /// Whether a path stays inside the folder that it is relative to, whatever links there are not counted.
  package static func isInside(_ path: String) -> Bool {
    parts(of: path).allSatisfy { part in
      !part.isEmpty && part != "." && part != ".." && !part.utf8.contains(0)
    }
  }

  /// Whether the folders that `path` names below `folder`, as far as they are there, lie inside it with their links
  /// followed.
  package static func staysInside(_ path: String, of folder: String) -> Bool {
    guard isInside(path) else { return false }
    guard let root = resolved(folder) else { return true }
    var place = folder
    for part in parts(of: path).dropLast() {
      place = appending(part, to: place)
      var status = stat()
      guard lstat(onDisk(place), &status) == 0 else { return errno == ENOENT || errno == ENOTDIR }
      guard status.st_mode & S_IFMT == S_IFLNK else { continue }
      guard let target = resolved(place), isBelow(target, root) else { return false }
    }
    return true
  }

  /// Whether a place, which need not be there, lies in a folder, with the links of all folders followed.
  package static func isInside(_ path: String, folder: String) -> Bool {
    guard let root = resolved(folder.isEmpty ? "." : folder) else { return false }
    let (parent, name) = (FilePath.folder(of: path) ?? ".", name(of: path))
    guard name != "..", let place = resolved(parent) else { return false }
    return isBelow(appending(name, to: place), root)
  }

  /// Whether a symbolic link lies there, whatever it leads to.
  package static func isLink(_ path: String) -> Bool {
    var status = stat()
    return lstat(onDisk(path), &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
  }

  /// Whether two paths name the same file or folder, which need not be there.
  package static func areSame(_ first: String, _ second: String) -> Bool {
    if let first = FileIdentity(of: first), let second = FileIdentity(of: second) { return first == second }
    return absolute(first).utf8.elementsEqual(absolute(second).utf8)
  }

  /// How a file or folder is called from a folder, whatever links there are: `../Snapshots`.
  package static func relative(_ path: String, to folder: String) -> String {
    let (target, start) = (parts(of: absolute(path)), parts(of: absolute(folder)))
    let common = zip(target, start).prefix { $0.utf8.elementsEqual($1.utf8) }.count
    let steps = start.dropFirst(common).map { _ in ".." } + target.dropFirst(common)
    return steps.isEmpty ? "." : steps.joined(separator: "/")
  }

  /// From the root on, without empty parts and dots.
  private static func absolute(_ path: String) -> String {
    return parts(of: onDisk(path)).filter { !$0.isEmpty && $0 != "." }.joined(separator: "/")
  }

  private static func isBelow(_ path: String, _ root: String) -> Bool {
    path.utf8.elementsEqual(root.utf8) || path.utf8.starts(with: (endsInSlash(root) ? root : root + "/").utf8)
  }

  /// Without links; nil where nothing is there.
  private static func resolved(_ path: String) -> String? {
    guard let text = realpath(onDisk(path), nil) else { return nil }
    defer { free(text) }
    return String(validatingCString: text)
  }
}
