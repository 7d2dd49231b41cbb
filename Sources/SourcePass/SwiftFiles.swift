package import Foundation

/// Finds the files to pass.
package enum SwiftFiles {
  /// Of a list with a file and the one to write on each line, and a tab between them.
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

  /// How many files and folders may lie below one that is named; with more it is no app's.
  static let most = 200_000

  /// Those that are named, and the Swift files of folders in the order of their paths, to be written into `output` as
  /// they lie there; what was written into a folder below them is none of them. A pipe is read where it is named.
  package static func items(
    in sources: [URL], excluding excluded: [URL], output: URL, most: Int = most
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
      for path in try paths(below: source, most: most) {
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

  /// The sorted paths, from `folder`, of what is called as a Swift file and is not hidden.
  private static func paths(below folder: URL, most: Int) throws(PassError) -> [String] {
    guard let all = FileManager.default.enumerator(atPath: folder.path) else {
      throw .unreadable(folder.path)
    }
    var paths: [String] = []
    var count = 0
    while let path = all.nextObject() as? String {
      if path.split(separator: "/").last?.hasPrefix(".") == true {
        all.skipDescendants()
        continue
      }
      count += 1
      guard count <= most else { throw .tooManyFiles(folder.path, most) }
      if path.hasSuffix(".swift") { paths.append(path) }
    }
    guard !paths.isEmpty else { throw .noSwiftFiles(folder.path) }
    return paths.sorted()
  }

  /// A file that is not there is reported when it is read.
  private static func checkOrdinary(_ file: URL) throws(PassError) {
    var status = stat()
    if stat(file.path, &status) == 0, !status.isOrdinaryFile { throw .notOrdinary(file.path) }
  }
}
