import Foundation

/// What a file is to hold, under a temporary name beside it until it takes its place.
///
/// The temporary file is locked as long as its process lives, by which others tell one that was left behind.
struct StagedFile: ~Copyable {
  private let path: String
  private let temporaryPath: String
  private let descriptor: Int32
  private var isCommitted = false

  /// Throws, and leaves nothing, where the bytes cannot be written.
  ///
  /// - Parameter name: what messages call the file.
  init(_ bytes: [UInt8], for path: String, named name: String) throws(FileError) {
    let folder = FilePath.folder(of: path) ?? "."
    Leftovers.removeOnce(in: folder)
    let (temporaryPath, descriptor) = try Self.open(in: folder, named: name)
    // A file that is there keeps its permissions.
    var status = stat()
    if stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG {
      fchmod(descriptor, status.st_mode & 0o777)
    }
    let failure = Self.write(bytes, to: descriptor)
    guard failure == 0 else {
      unlink(temporaryPath)
      close(descriptor)
      throw FileError("write", name, errorNumber: failure)
    }
    self.path = path
    self.temporaryPath = temporaryPath
    self.descriptor = descriptor
  }

  deinit {
    if !isCommitted { unlink(temporaryPath) }
    close(descriptor)
  }

  /// Puts the file in its place at once.
  consuming func commit(named name: String) throws(FileError) {
    guard rename(temporaryPath, path) == 0 else { throw FileError("write", name, errorNumber: errno) }
    isCommitted = true
  }

  /// A new file that is locked.
  private static func open(
    in folder: String, named name: String
  ) throws(FileError) -> (path: String, descriptor: Int32) {
    while true {
      let path = FilePath.appending(Leftovers.newName(), to: folder)
      let descriptor = Glibc.open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
      guard descriptor >= 0 else { throw FileError("write", name, errorNumber: errno) }
      while flock(descriptor, LOCK_EX) != 0, errno == EINTR {}
      var status = stat()
      // Before it was locked, another process may have taken it for one that was left behind.
      if fstat(descriptor, &status) != 0 || status.st_nlink > 0 { return (path, descriptor) }
      close(descriptor)
    }
  }

  /// The error number of the first write that fails, or 0.
  static func write(_ bytes: [UInt8], to descriptor: Int32) -> Int32 {
    bytes.withUnsafeBytes { buffer in
      var rest = buffer[...]
      while !rest.isEmpty {
        let count = Glibc.write(descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
        if count < 0 {
          if errno == EINTR { continue }
          return errno
        }
        rest = rest.dropFirst(count)
      }
      return 0
    }
  }
}
