import Foundation

/// A folder for files of this process, which is removed with its owner.
final class SessionFolder: Sendable {
  let path: String

  init() throws(PreviewError) {
    let base = ProcessInfo.processInfo.environment["TMPDIR"] ?? "/tmp"
    Self.removeLeftovers(in: base)
    var template = Array("\(base)/\(Self.prefix)\(getpid())-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { throw .unavailable("no folder can be made in \(base)") }
    path = template.withUnsafeBytes { String(decoding: $0.dropLast(), as: UTF8.self) }
  }

  private static let prefix = "cellsnap-preview-"

  /// Removes the folders of processes that were killed.
  private static func removeLeftovers(in base: String) {
    for name in (try? FileManager.default.contentsOfDirectory(atPath: base)) ?? []
    where name.hasPrefix(prefix) {
      let number = name.dropFirst(prefix.count).prefix { $0 != "-" }
      var status = stat()
      guard let process = pid_t(number), kill(process, 0) != 0, errno == ESRCH,
        lstat("\(base)/\(name)", &status) == 0, status.st_mode & S_IFMT == S_IFDIR, status.st_uid == getuid()
      else { continue }
      try? FileManager.default.removeItem(atPath: "\(base)/\(name)")
    }
  }

  deinit {
    remove()
  }

  func remove() {
    try? FileManager.default.removeItem(atPath: path)
  }
}
