internal import Foundation

/// A check that the pass may write its files. It must replace no person's file and follow no link out of the
/// named folder.
struct OutputCheck {
  /// The first line of every file that the pass writes. The next pass may replace a file with this line.
  static let mark =
    "// Written by cellsnap-pass from the file that #sourceLocation names; changes here are lost.\n"

  private let items: [FolderPass.Item]

  init(_ items: [FolderPass.Item]) {
    self.items = items
  }

  func check() throws(PassError) {
    let sources = Set(items.map { $0.source.resolvingSymlinksInPath().path })
    var sourceOfOutput: [String: String] = [:]
    for item in items {
      let path = item.output.standardizedFileURL.path
      if sources.contains(item.output.resolvingSymlinksInPath().path) { throw .overwriting(item.output.path) }
      if let first = sourceOfOutput.updateValue(item.source.path, forKey: path) {
        throw .sameOutput(item.output.path, first, item.source.path)
      }
      try checkFolders(of: item)
      try checkFile(item.output)
    }
  }

  /// Throws unless every folder below the named one is an ordinary folder or does not exist yet.
  private func checkFolders(of item: FolderPass.Item) throws(PassError) {
    let root = item.folder.standardizedFileURL.path
    var status = stat()
    if stat(root, &status) == 0, !status.isFolder { throw .unwritable(root) }
    var folder = item.output.standardizedFileURL.deletingLastPathComponent()
    while folder.path != root, folder.path.hasPrefix(root) {
      if lstat(folder.path, &status) == 0, !status.isFolder {
        throw status.isLink ? .linked(folder.path) : .unwritable(folder.path)
      }
      folder.deleteLastPathComponent()
    }
  }

  /// Throws unless the file does not exist or an earlier pass wrote it.
  private func checkFile(_ output: URL) throws(PassError) {
    try Self.check(output) { isOurs($0) }
  }

  /// Throws unless the cache does not exist or a pass wrote it. A cache without the mark begins with one of its
  /// keys.
  static func checkCache(_ cache: URL) throws(PassError) {
    try check(cache) { start in
      start.hasPrefix(PassCache.mark)
        || ["entries", "folder", "program"].contains { start.hasPrefix("{\"\($0)\":") }
    }
  }

  private static func check(_ output: URL, _ isOurs: (String) -> Bool) throws(PassError) {
    var status = stat()
    guard lstat(output.path, &status) == 0 else { return }
    if status.isLink { throw .linked(output.path) }
    guard status.isOrdinaryFile, let file = try? FileHandle(forReadingFrom: output),
      let start = try? file.read(upToCount: 1024), isOurs(String(decoding: start, as: UTF8.self))
    else { throw .notWrittenByUs(output.path) }
  }

  /// Whether a pass wrote a file with this beginning. A file without the mark begins with imports and the line
  /// `#sourceLocation`.
  private func isOurs(_ start: String) -> Bool {
    if start.hasPrefix(Self.mark) { return true }
    let line = start.split(separator: "\n").first {
      !$0.hasPrefix("import ") && !$0.hasPrefix("#if canImport(") && $0 != "#endif"
    }
    return line?.hasPrefix("#sourceLocation(file: \"") ?? false
  }
}

extension stat {
  var isFolder: Bool { st_mode & S_IFMT == S_IFDIR }
  var isLink: Bool { st_mode & S_IFMT == S_IFLNK }
  var isOrdinaryFile: Bool { st_mode & S_IFMT == S_IFREG }
}
