import Foundation

/// Functions for paths as texts, whose parts are separated by slashes.
///
/// They work on bytes, as the system does. In a Swift string, a slash and a combining mark behind it are one character.
package enum FilePath {
  private static let slash = UInt8(ascii: "/")

  /// Returns the part after the last slash.
  package static func name(of path: String) -> String {
    path.utf8.lastIndex(of: slash).map { String(path[path.utf8.index(after: $0)...]) } ?? path
  }

  /// Returns the part before the last slash: `/` for a file in the root folder, and nil if there is no slash.
  package static func folder(of path: String) -> String? {
    guard let place = path.utf8.lastIndex(of: slash) else { return nil }
    return place == path.startIndex ? "/" : String(path[..<place])
  }

  /// Returns the parts between the slashes, including empty ones.
  package static func parts(of path: String) -> [String] {
    path.utf8.split(separator: slash, omittingEmptySubsequences: false).map { String(Substring($0)) }
  }

  /// Returns the path of a file in a folder, with one slash between them.
  package static func appending(_ path: String, to folder: String) -> String {
    folder.isEmpty || endsInSlash(folder) ? folder + path : "\(folder)/\(path)"
  }

  package static func isAbsolute(_ path: String) -> Bool { path.utf8.first == slash }

  package static func endsInSlash(_ path: String) -> Bool { path.utf8.last == slash }

  /// Returns a folder's path without a slash at its end.
  package static func withoutLastSlash(_ path: String) -> String {
    path.utf8.count > 1 && endsInSlash(path) ? String(Substring(path.utf8.dropLast())) : path
  }

  /// Returns whether a path stays inside the folder that it is relative to. This does not consider links.
  package static func isInside(_ path: String) -> Bool {
    parts(of: path).allSatisfy { part in
      !part.isEmpty && part != "." && part != ".." && !part.utf8.contains(0)
    }
  }

  /// Returns whether the existing folders in `path` are inside `folder` after their links are followed.
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

  /// Returns whether a place, which need not exist, is in a folder after the links of all folders are followed.
  package static func isInside(_ path: String, folder: String) -> Bool {
    guard let root = resolved(folder.isEmpty ? "." : folder) else { return false }
    let (parent, name) = (FilePath.folder(of: path) ?? ".", name(of: path))
    guard name != "..", let place = resolved(parent) else { return false }
    return isBelow(appending(name, to: place), root)
  }

  /// Returns whether the path is a symbolic link, even if it leads nowhere.
  package static func isLink(_ path: String) -> Bool {
    var status = stat()
    return lstat(onDisk(path), &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
  }

  /// Returns whether two paths name the same file or folder, which need not exist, whichever links and mounts lead to
  /// it.
  package static func areSame(_ first: String, _ second: String) -> Bool {
    let (first, second) = (place(of: first), place(of: second))
    return first.folder == second.folder
      && first.rest.elementsEqual(second.rest) { $0.utf8.elementsEqual($1.utf8) }
  }

  /// The maximum number of links to missing files that are followed, as links may lead in a circle.
  private static let mostLinks = 40

  /// Returns the identity of the last file or folder on a path that exists, and the parts after it.
  private static func place(of path: String, links: Int = 0) -> (folder: FileIdentity?, rest: [String]) {
    var parts = parts(of: onDisk(path)).filter { !$0.isEmpty && $0 != "." }
    var rest: [String] = []
    while true {
      let current = "/" + parts.joined(separator: "/")
      let folder = FileIdentity(of: current)
      if folder == nil, links < mostLinks, let target = Self.target(ofLink: current) {
        return place(of: ([target] + rest.reversed()).joined(separator: "/"), links: links + 1)
      }
      guard folder == nil, let last = parts.popLast() else {
        guard rest.contains("..") else { return (folder, rest.reversed()) }
        // The missing folders will be no links, so a step up from one of them needs no look at the disk.
        var new: [String] = []
        for part in rest.reversed() {
          if part != ".." { new.append(part) } else if new.popLast() == nil { parts.append(part) }
        }
        return place(of: "/" + (parts + new).joined(separator: "/"), links: links)
      }
      rest.append(last)
    }
  }

  /// Returns the path that a symbolic link names, or nil if there is no link.
  private static func target(ofLink path: String) -> String? {
    guard let target = try? FileManager.default.destinationOfSymbolicLink(atPath: path) else { return nil }
    return isAbsolute(target) ? target : appending(target, to: folder(of: path) ?? "/")
  }

  /// Returns the path from a folder to a file or folder, without regard to links: `../Snapshots`.
  package static func relative(_ path: String, to folder: String) -> String {
    let (target, start) = (parts(of: absolute(path)), parts(of: absolute(folder)))
    let common = zip(target, start).prefix { $0.utf8.elementsEqual($1.utf8) }.count
    let steps = start.dropFirst(common).map { _ in ".." } + target.dropFirst(common)
    return steps.isEmpty ? "." : steps.joined(separator: "/")
  }

  /// Returns the path from the root on, without empty parts and dots.
  private static func absolute(_ path: String) -> String {
    return parts(of: onDisk(path)).filter { !$0.isEmpty && $0 != "." }.joined(separator: "/")
  }

  private static func isBelow(_ path: String, _ root: String) -> Bool {
    path.utf8.elementsEqual(root.utf8) || path.utf8.starts(with: (endsInSlash(root) ? root : root + "/").utf8)
  }

  /// Returns the path without links, or nil if nothing is there.
  private static func resolved(_ path: String) -> String? {
    guard let text = realpath(onDisk(path), nil) else { return nil }
    defer { free(text) }
    return String(validatingCString: text)
  }
}
