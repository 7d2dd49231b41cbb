package import Foundation

/// The search for the files to pass.
package enum SwiftFiles {
  /// Returns the files of a list. Each line has a source and an output file with a tab between them.
  package static func listed(in list: URL) throws(PassError) -> [FolderPass.Item] {
    guard let data = try? Data(contentsOf: list) else { throw .unreadable(list.path) }
    let lines = String(decoding: data, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
    var items: [FolderPass.Item] = []
    for (index, line) in lines.enumerated() where !line.isEmpty {
      let paths = line.split(separator: "\t")
      guard paths.count == 2 else { throw .malformedLine(index + 1, of: list.path) }
      let source = URL(filePath: String(paths[0]))
      try checkOrdinary(source)
      items.append(.init(source: source, output: URL(filePath: String(paths[1]))))
    }
    return items
  }

  /// The maximum number of files and folders below a named folder. An app has fewer.
  static let maximum = 200_000

  /// Returns the named files, and the Swift files of the named folders in the order of their paths.
  ///
  /// The output files have the same paths in `output`. Files below `output` itself are skipped. A pipe is read
  /// where a person names it.
  package static func items(
    in sources: [URL], excluding excluded: [URL], output: URL, maximum: Int = maximum
  ) throws(PassError) -> [FolderPass.Item] {
    let excluded = excluded.map { $0.standardizedFileURL.path }
    let written = output.standardizedFileURL.path
    var items: [FolderPass.Item] = []
    for source in sources {
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: source.path, isDirectory: &isFolder) else {
        throw .unreadable(source.path)
      }
      if !isFolder.boolValue {
        items.append(
          .init(source: source, output: output.appending(path: source.lastPathComponent), in: output))
        continue
      }
      for path in try paths(below: source, maximum: maximum) {
        let file = source.appending(path: path)
        let full = file.standardizedFileURL.path
        if excluded.contains(where: { full == $0 || full.hasPrefix($0 + "/") }) { continue }
        let root = source.standardizedFileURL.path
        if written.hasPrefix(root + "/"), full.hasPrefix(written + "/") { continue }
        var status = stat()
        if stat(file.path, &status) == 0, status.isFolder { continue }
        try checkOrdinary(file)
        items.append(.init(source: file, output: output.appending(path: path), in: output))
      }
    }
    return items
  }

  /// Returns whether a folder's Swift files belong to a document, such as the steps of a tutorial.
  package static func isDocument(_ name: String) -> Bool {
    [".docc", ".playground", ".playgroundbook"].contains { name.lowercased().hasSuffix($0) }
  }

  /// Returns the sorted paths, from `folder`, of the Swift files that are not hidden.
  private static func paths(below folder: URL, maximum: Int) throws(PassError) -> [String] {
    guard let all = FileManager.default.enumerator(atPath: folder.path) else {
      throw .unreadable(folder.path)
    }
    var paths: [String] = []
    var count = 0
    while let path = all.nextObject() as? String {
      let name = path.split(separator: "/").last ?? ""
      if name.hasPrefix(".") || isDocument(String(name)) {
        all.skipDescendants()
        continue
      }
      count += 1
      guard count <= maximum else { throw .tooManyFiles(folder.path, maximum) }
      if path.hasSuffix(".swift") { paths.append(path) }
    }
    guard !paths.isEmpty else { throw .noSwiftFiles(folder.path) }
    return paths.sorted()
  }

  /// Throws where a file is not ordinary. A missing file is reported when it is read.
  private static func checkOrdinary(_ file: URL) throws(PassError) {
    var status = stat()
    if stat(file.path, &status) == 0, !status.isOrdinaryFile { throw .notOrdinary(file.path) }
  }
}
