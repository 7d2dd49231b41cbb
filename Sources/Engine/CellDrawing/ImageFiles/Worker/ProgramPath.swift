internal import Foundation

/// Finds programs as a shell does, but only in absolute folders. A file in the working folder is never run.
enum ProgramPath {
  /// The folders in which the programs of packages are found: the folder of an SDK, otherwise the folders of `PATH`.
  static var ofPackages: String? {
    PackagedFiles.root.isEmpty
      ? ProcessInfo.processInfo.environment["PATH"] : PackagedFiles.root + "/usr/bin"
  }

  /// The value that is used if `PATH` is not set.
  private static let usual = "/usr/local/bin:/usr/bin:/bin"

  /// Returns the path of a program, or nil if no folder has an executable ordinary file with this name.
  static func find(_ command: String, in path: String?) -> String? {
    (path ?? usual).split(separator: ":").lazy
      .filter { $0.utf8.first == UInt8(ascii: "/") }
      .map { "\($0)/\(command)" }
      .first(where: isProgram)
  }

  private static func isProgram(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG && access(path, X_OK) == 0
  }
}

/// A text that distinguishes a file from others without reading it: its path, size and modification time.
enum FileStamp {
  static func text(ofFile path: String) -> String {
    var status = stat()
    guard stat(path, &status) == 0 else { return path }
    return "\(path) \(status.st_size) \(status.st_mtim.tv_sec).\(status.st_mtim.tv_nsec)"
  }
}
