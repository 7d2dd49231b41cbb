internal import Foundation

extension AppTarget {
  /// Adds the files that a project names, each once.
  ///
  /// - Parameter project: the path of the project, for the line about a missing file.
  mutating func add(_ files: [URL], of project: String) {
    var seen = Set((swiftFiles + resources).map(\.path))
    for file in files where seen.insert(file.path).inserted {
      switch Self.kind(of: file) {
      case nil:
        guard file.pathExtension == "swift" || FileKinds.isResource(file) else { continue }
        problems.append("\(project): \(file.path) is named and is not there")
      case S_IFREG where file.pathExtension == "swift": swiftFiles.append(file)
      case S_IFREG where FileKinds.isResource(file): resources.append(file)
      case S_IFDIR where file.pathExtension == "xcassets": resources.append(file)
      case S_IFDIR: resources += FolderFiles(in: file).files.filter(FileKinds.isResource)
      // Reading a pipe or a device may have no end.
      default: continue
      }
    }
  }

  /// The kind of what is at a path, such as `S_IFREG`; nil if nothing is there.
  private static func kind(of url: URL) -> mode_t? {
    var status = stat()
    return stat(url.path, &status) == 0 ? status.st_mode & S_IFMT : nil
  }
}
