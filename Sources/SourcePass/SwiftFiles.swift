package import Foundation

/// Finds the files to pass.
package enum SwiftFiles {
  /// Of a list with a file and the one to write on each line, and a tab between them.
  package static func listed(in list: URL) throws(PassError) -> [FolderPass.Item] {
    guard let data = try? Data(contentsOf: list) else { throw .unreadable(list.path) }
    return String(decoding: data, as: UTF8.self).split(separator: "\n").compactMap { line in
      let paths = line.split(separator: "\t")
      guard paths.count == 2 else { return nil }
      return FolderPass.Item(source: URL(filePath: String(paths[0])), output: URL(filePath: String(paths[1])))
    }
  }

  /// The Swift files of folders, in the order of their paths, to be written into `output` as they lie there.
  package static func items(
    in sources: [URL], excluding excluded: [URL], output: URL
  ) throws(PassError) -> [FolderPass.Item] {
    let excluded = excluded.map { $0.standardizedFileURL.path }
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
        items.append(.init(source: file, output: output.appending(path: path)))
      }
    }
    return items
  }

  private static func isHidden(_ path: String) -> Bool {
    path.split(separator: "/").contains { $0.hasPrefix(".") }
  }
}
