internal import Foundation

/// The folders with the references of snapshot tests, where swift-snapshot-testing and FBSnapshotTestCase put them.
struct TestReferences {
  /// The folders, each once.
  private(set) var folders: [URL] = []

  /// - Parameters:
  ///   - files: the files with tests.
  ///   - app: the folder of the app, above which none is searched.
  init(of files: [URL], in app: URL) {
    var seen: Set<String> = []
    func add(_ url: URL) {
      if Self.isFolder(url), seen.insert(url.path).inserted { folders.append(url) }
    }
    for file in files {
      let name = file.deletingPathExtension().lastPathComponent
      for root in Self.folders(in: file.deletingLastPathComponent(), named: "__Snapshots__") {
        add(root.appending(path: name))
        add(root.appending(path: "linux/\(name)"))
      }
      for root in Self.foldersAbove(file, in: app) {
        for references in Self.folders(in: root, named: "ReferenceImages") { add(references) }
      }
    }
  }

  /// Returns the folder of a file and those around it, up to the app's.
  private static func foldersAbove(_ file: URL, in app: URL) -> [URL] {
    var found: [URL] = []
    var folder = file.deletingLastPathComponent().standardizedFileURL
    let top = app.standardizedFileURL.path
    while folder.path.hasPrefix(top), folder.path != "/" {
      found.append(folder)
      if folder.path == top { break }
      folder = folder.deletingLastPathComponent()
    }
    return found
  }

  /// Returns the folders whose names begin with a text, such as `__Snapshots__AppleSilicon__`.
  private static func folders(in folder: URL, named start: String) -> [URL] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
      .filter { $0.hasPrefix(start) }.map { folder.appending(path: $0) }.filter(isFolder)
  }

  /// Whether a folder is at a place. A link is none, as it may lead out of the app.
  private static func isFolder(_ url: URL) -> Bool {
    var status = stat()
    return lstat(url.path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }
}
