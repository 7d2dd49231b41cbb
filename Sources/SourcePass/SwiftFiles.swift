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
      items.append(.init(source: URL(filePath: String(paths[0])), output: URL(filePath: String(paths[1]))))
    }
    return items
  }

  /// The Swift files of folders, in the order of their paths, to be written into `output` as they lie there; what was
  /// written into a folder below them is none of them.
  package static func items(
    in sources: [URL], excluding excluded: [URL], output: URL
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
        items.append(.init(source: source, output: output.appending(path: source.lastPathComponent)))
        continue
      }
      let paths = FileManager.default.enumerator(atPath: source.path)?.compactMap { $0 as? String } ?? []
      for path in paths.sorted() where path.hasSuffix(".swift") && !isHidden(path) {
        let file = source.appending(path: path)
        let full = file.standardizedFileURL.path
        if excluded.contains(where: { full == $0 || full.hasPrefix($0 + "/") }) { continue }
        let root = source.standardizedFileURL.path
        if written.hasPrefix(root + "/"), full.hasPrefix(written + "/") { continue }
        items.append(.init(source: file, output: output.appending(path: path)))
      }
    }
    return items
  }

  private static func isHidden(_ path: String) -> Bool {
    path.split(separator: "/").contains { $0.hasPrefix(".") }
  }
}
