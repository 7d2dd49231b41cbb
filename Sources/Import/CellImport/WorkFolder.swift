internal import Foundation

/// A folder for the files of a compilation, which only this user can read. It is removed with its owner, and when this
/// process is interrupted or killed.
final class WorkFolder: Sendable {
  let url: URL
  /// The process that removes the folder as soon as `lifeline` is closed.
  let remover = Process()
  /// The end of a pipe that only this process holds. The system closes it however this process ends.
  let lifeline: FileHandle

  private static let prefix = "cellsnap-import-"

  /// Makes the folder, and removes the folders that earlier imports left, for example when the machine stopped.
  ///
  /// - Parameter base: The folder around it.
  init(in base: URL = FileManager.default.temporaryDirectory) throws {
    Self.removeLeftovers(in: base)
    var template = Array(base.appending(path: "\(Self.prefix)\(getpid())-XXXXXX").path.utf8CString)
    guard mkdtemp(&template) != nil else {
      throw ImportError.unwritable(base.path, reason: String(cString: strerror(errno)))
    }
    let path = template.withUnsafeBytes { String(decoding: $0.dropLast(), as: UTF8.self) }
    url = URL(filePath: path, directoryHint: .isDirectory)
    let pipe = Pipe()
    lifeline = pipe.fileHandleForWriting
    // A terminal sends its signals to this process too.
    remover.executableURL = URL(filePath: "/bin/sh")
    remover.arguments = ["-c", #"trap "" HUP INT QUIT TERM; read -r line; rm -rf -- "$0""#, path]
    remover.standardInput = pipe.fileHandleForReading
    remover.standardOutput = FileHandle.nullDevice
    remover.standardError = FileHandle.nullDevice
    try remover.run()
  }

  private static func removeLeftovers(in base: URL) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: base.path)) ?? []
    for name in names where name.hasPrefix(prefix) {
      let number = name.dropFirst(prefix.count).prefix { $0 != "-" }
      let folder = base.appending(path: name)
      var status = stat()
      guard let process = pid_t(number), kill(process, 0) != 0, errno == ESRCH,
        lstat(folder.path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR, status.st_uid == getuid()
      else { continue }
      try? FileManager.default.removeItem(at: folder)
    }
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }
}
