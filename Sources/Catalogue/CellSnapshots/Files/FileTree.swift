import Foundation

/// Functions that list the files below a folder.
package enum FileTree {
  /// Returns the paths of the ordinary files below `folder`, sorted by their bytes.
  ///
  /// Names that are not UTF-8, links to folders and git's own folder are skipped. A folder that does not exist has no
  /// files.
  ///
  /// - Parameter refusesOtherNames: Whether to throw for a name that is not UTF-8.
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
    // The target of a link counts, unless it is a folder, which could contain the link.
    guard stat(FilePath.onDisk(path), &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return .other }
    return .file
  }

  /// Returns the names in a folder, without `.` and `..`.
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
          "read", FilePath.appending(repaired, to: folder), reason: "its name is not UTF-8; rename it")
      }
      if let name, name != ".", name != ".." { names.append(name) }
    }
    return names
  }
}
