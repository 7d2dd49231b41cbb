import CellSnapshots
import Foundation

/// A watch over the sources of a package by the times of their changes. Events of a file system do not cross the shared
/// folders of a Mac.
struct SourceWatch: Sendable {
  /// The state of all sources at one time.
  struct State: Hashable, Sendable {
    fileprivate var files: [String: Stamp] = [:]
    /// The folders that were visited, since links may lead to one twice or in a circle.
    fileprivate var folders: Set<FileIdentity> = []
  }

  fileprivate struct Stamp: Hashable, Sendable {
    var seconds: Int
    var nanoseconds: Int
    var size: Int
  }

  /// The folders and files to watch.
  let roots: [String]
  /// The paths of folders that are not watched.
  let ignored: Set<String>

  /// The endings of files that decide what a program draws.
  private static let endings: Set<String> = [
    "swift", "h", "m", "c", "xib", "storyboard", "strings", "stringsdict", "xcstrings", "json", "plist",
    "png",
    "jpg", "jpeg", "heic", "webp", "gif", "svg", "pdf", "ttf", "otf", "ttc", "html", "md", "txt", "resolved",
  ]
  private static let fileLimit = 50_000

  /// - Parameters:
  ///   - package: The folder of the package.
  ///   - further: Further folders to watch.
  ///   - ignored: Folders that the preview itself writes to.
  init(package: String, further: [String] = [], ignoring ignored: [String] = []) {
    roots = [package] + Self.localPaths(in: package) + further
    self.ignored = Set(ignored.map { URL(fileURLWithPath: $0).standardizedFileURL.path })
  }

  /// The folders outside the package that its manifest names.
  private static func localPaths(in package: String) -> [String] {
    let manifest = FilePath.appending("Package.swift", to: package)
    guard let text = try? String(contentsOfFile: manifest, encoding: .utf8) else { return [] }
    return text.matches(of: /path:\s*"([^"]+)"/).map { match in
      URL(fileURLWithPath: String(match.1), relativeTo: URL(fileURLWithPath: package, isDirectory: true))
        .standardizedFileURL.path
    }.filter { !$0.hasPrefix(URL(fileURLWithPath: package).standardizedFileURL.path + "/") }
  }

  /// The state of the sources now.
  func state() -> State {
    var state = State()
    for root in roots { add(root, to: &state) }
    return state
  }

  private func add(_ path: String, to state: inout State) {
    var status = stat()
    guard state.files.count < Self.fileLimit, stat(path, &status) == 0 else { return }
    switch status.st_mode & S_IFMT {
    case S_IFREG:
      guard let dot = path.lastIndex(of: "."),
        Self.endings.contains(path[path.index(after: dot)...].lowercased())
      else { return }
      state.files[path] = Stamp(
        seconds: status.st_mtim.tv_sec, nanoseconds: status.st_mtim.tv_nsec, size: Int(status.st_size))
    case S_IFDIR where !ignored.contains(path):
      if let folder = FileIdentity(of: path), !state.folders.insert(folder).inserted { return }
      for name in Self.names(in: path) where !name.hasPrefix(".") { add("\(path)/\(name)", to: &state) }
    default: return
    }
  }

  private static func names(in folder: String) -> [String] {
    guard let stream = opendir(folder) else { return [] }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: Int(entry.pointee.d_reclen)) { String(cString: $0) }
      }
      names.append(name)
    }
    return names
  }
}
