internal import Foundation

/// Files that a library keeps in the folder itself, without a checksum of ours in them.
extension CacheFolder {
  /// A text that tells a file from another one without reading it.
  struct Stamp: Hashable, Sendable {
    fileprivate var node: UInt64
    fileprivate var size: Int
    fileprivate var seconds: Int
    fileprivate var nanoseconds: Int
  }

  /// The names of all that lies in the folder; nil where it cannot be listed.
  func names() -> [String]? { try? FileManager.default.contentsOfDirectory(atPath: path) }

  /// Whether files can be made in it and removed.
  var isWritable: Bool { access(path, W_OK | X_OK) == 0 }

  /// The hash of a file's bytes, with what tells it from others; nil where it is not there, is no ordinary file, or
  /// others than the user may write it.
  func hash(of name: String) -> (hash: ContentHash, stamp: Stamp)? {
    withFile(name) { file, status in
      guard let bytes = try? OrdinaryFile.bytes(of: file, count: Int(status.st_size)) else { return nil }
      return (ContentHash(of: bytes), Stamp(status))
    }
  }

  /// Nil as of `hash(of:)`.
  func stamp(of name: String) -> Stamp? { withFile(name) { Stamp($1) } }

  /// Takes from others what a file's mode gives them; nobody has come to it before where the folder is closed to others.
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

  /// Whether nothing of this name is left.
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
