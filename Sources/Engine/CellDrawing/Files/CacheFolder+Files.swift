internal import Foundation

/// Files that a library keeps in the folder itself, without a checksum by CellSnap in them.
extension CacheFolder {
  /// Facts about a file that distinguish it from others without reading it.
  struct Stamp: Hashable, Sendable {
    fileprivate var node: UInt64
    fileprivate var size: Int
    fileprivate var seconds: Int
    fileprivate var nanoseconds: Int
  }

  /// Returns the names of all entries in the folder, or nil if the folder cannot be listed.
  func names() -> [String]? { try? FileManager.default.contentsOfDirectory(atPath: path) }

  /// Whether files can be created in the folder and removed.
  var isWritable: Bool { access(path, W_OK | X_OK) == 0 }

  /// Returns the hash of a file's bytes and its stamp. Returns nil if the file does not exist, is not a regular file,
  /// or may be written by other users.
  func hash(of name: String) -> (hash: ContentHash, stamp: Stamp)? {
    withFile(name) { file, status in
      guard let bytes = try? OrdinaryFile.bytes(of: file, count: Int(status.st_size)) else { return nil }
      return (ContentHash(of: bytes), Stamp(status))
    }
  }

  /// Returns a file's stamp, or nil as `hash(of:)` does.
  func stamp(of name: String) -> Stamp? { withFile(name) { Stamp($1) } }

  /// Removes other users' permissions from a file's mode, if the folder is closed to others. Then nobody else can
  /// have opened the file before.
  func closeToOthers(_ name: String) {
    guard let folder = opened() else { return }
    defer { close(folder) }
    var status = stat()
    guard fstat(folder, &status) == 0, status.st_mode & (S_IRWXG | S_IRWXO) == 0 else { return }
    let file = openat(folder, name, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    guard file >= 0 else { return }
    fchmod(file, 0o600)
    close(file)
  }

  /// Removes a file. Returns whether no file with this name is left.
  func remove(_ name: String) -> Bool {
    guard let folder = opened() else { return false }
    defer { close(folder) }
    return unlinkat(folder, name, 0) == 0 || errno == ENOENT
  }

  private func withFile<Result>(_ name: String, _ body: (Int32, stat) -> Result?) -> Result? {
    guard let folder = opened() else { return nil }
    defer { close(folder) }
    let file = openat(folder, name, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    guard file >= 0 else { return nil }
    defer { close(file) }
    var status = stat()
    guard Self.isTrusted(file, type: S_IFREG), fstat(file, &status) == 0 else { return nil }
    return body(file, status)
  }
}

extension CacheFolder.Stamp {
  fileprivate init(_ status: stat) {
    self.init(
      node: UInt64(status.st_ino), size: Int(status.st_size), seconds: status.st_mtim.tv_sec,
      nanoseconds: status.st_mtim.tv_nsec)
  }
}
