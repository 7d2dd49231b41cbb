internal import Foundation

/// Whether files may be written: nothing of a person's is replaced, and no link is followed out of the folder that was
/// named.
struct OutputCheck {
  /// The line in front of every file that the pass writes, by which the next one knows that it may be replaced.
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

  /// Every folder below the one that was named is an ordinary one, or is made.
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

  /// A file is not there, or an earlier pass wrote it.
  private func checkFile(_ output: URL) throws(PassError) {
    try Self.check(output) { isOurs($0) }
  }

  /// Checks the file that is kept for the next pass. Caches of the past began with one of their keys.
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

  /// Passes of the past wrote imports and the line that says where the file is, and no mark.
  private func isOurs(_ start: String) -> Bool {
    if start.hasPrefix(Self.mark) { return true }
    let line = start.split(separator: "\n").first { !$0.hasPrefix("import ") }
    return line?.hasPrefix("#sourceLocation(file: \"") ?? false
  }
}

extension stat {
  var isFolder: Bool { st_mode & S_IFMT == S_IFDIR }
  var isLink: Bool { st_mode & S_IFMT == S_IFLNK }
  var isOrdinaryFile: Bool { st_mode & S_IFMT == S_IFREG }
}
