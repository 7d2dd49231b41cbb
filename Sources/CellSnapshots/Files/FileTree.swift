import Foundation

/// The files below a folder.
package enum FileTree {
  /// The paths of the ordinary files below `folder`, sorted by their bytes; without names that are no UTF-8, what links
  /// to folders lead to, and git's own. A folder that does not exist has none.
  ///
  /// - Parameter refusesOtherNames: whether a name that is no UTF-8 is an error instead.
  package static func files(
    below folder: String, refusesOtherNames: Bool = false
  ) throws(FileError) -> [String] {
    var paths: [String] = []
    try collect(folder, prefix: "", refusesOtherNames, into: &paths)
    return paths.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  private static func collect(
    _ folder: String, prefix: String, _ refusesOtherNames: Bool, into paths: inout [String]
  ) throws(FileError) {
    for name in try names(in: folder, refusesOtherNames) {
      switch kind(FilePath.appending(name, to: folder)) {
      case .file: paths.append(prefix + name)
      case .folder where name != ".git":
        try collect(
          FilePath.appending(name, to: folder), prefix: prefix + name + "/", refusesOtherNames, into: &paths)
      case .folder, .other: continue
      }
    }
  }

  private enum Kind {
    case file
    case folder
    case other
  }

  private static func kind(_ path: String) -> Kind {
    var status = stat()
    guard lstat(FilePath.onDisk(path), &status) == 0 else { return .other }
    if status.st_mode & S_IFMT == S_IFDIR { return .folder }
    // What a link leads to counts, unless it is a folder, which could be one above.
    guard stat(FilePath.onDisk(path), &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return .other }
    return .file
  }

  /// The names in a folder, without those of itself and of the one above.
  static func names(in folder: String, _ refusesOtherNames: Bool = false) throws(FileError) -> [String] {
    guard let stream = opendir(FilePath.onDisk(folder)) else {
      if errno == ENOENT { return [] }
      throw FileError("list", folder, errorNumber: errno)
    }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let (name, repaired) = withUnsafeBytes(of: entry.pointee.d_name) { bytes in
        let bytes = bytes.prefix { $0 != 0 }
        return (String(validating: bytes, as: UTF8.self), String(decoding: bytes, as: UTF8.self))
      }
      if name == nil, refusesOtherNames {
        throw FileError(
          "read", FilePath.appending(repaired, to: folder), reason: "its name is no UTF-8; rename it")
      }
      if let name, name != ".", name != ".." { names.append(name) }
    }
    return names
  }
}
