import Foundation

/// What a file is to hold, under a temporary name beside it until it takes its place.
///
/// The temporary file is locked as long as its process lives, by which others tell one that was left behind.
struct StagedFile: ~Copyable {
  private let path: String
  private let temporaryPath: String
  private let descriptor: Int32
  private let durability: FileDurability
  private var isCommitted = false

  /// Throws, and leaves nothing, where the bytes cannot be written.
  ///
  /// - Parameters:
  ///   - name: what messages call the file.
  ///   - durability: what the file outlives once it is in its place.
  init(
    _ bytes: [UInt8], for path: String, named name: String, outliving durability: FileDurability = .process
  ) throws(FileError) {
    let folder = FilePath.folder(of: path) ?? "."
    Leftovers.removeOnce(in: folder)
    let (temporaryPath, descriptor) = try Self.open(in: folder, named: name)
    // A file that is there keeps its permissions.
    var status = stat()
    if stat(FilePath.onDisk(path), &status) == 0, status.st_mode & S_IFMT == S_IFREG {
      fchmod(descriptor, status.st_mode & 0o777)
    }
    var failure = DescriptorOutput.write(bytes, to: descriptor)
    if failure == 0 { failure = durability.settle(descriptor) }
    guard failure == 0 else {
      unlink(FilePath.onDisk(temporaryPath))
      close(descriptor)
      throw FileError("write", name, errorNumber: failure)
    }
    self.path = path
    self.temporaryPath = temporaryPath
    self.descriptor = descriptor
    self.durability = durability
  }

  deinit {
    if !isCommitted { unlink(FilePath.onDisk(temporaryPath)) }
    close(descriptor)
  }

  /// Puts the file in its place at once.
  consuming func commit(named name: String) throws(FileError) {
    guard rename(FilePath.onDisk(temporaryPath), FilePath.onDisk(path)) == 0 else {
      throw FileError("write", name, errorNumber: errno)
    }
    isCommitted = true
    let failure = durability.settle(folder: FilePath.folder(of: path) ?? ".")
    guard failure == 0 else { throw FileError("write", name, errorNumber: failure) }
  }

  /// A new file that is locked.
  private static func open(
    in folder: String, named name: String
  ) throws(FileError) -> (path: String, descriptor: Int32) {
    while true {
      let path = FilePath.appending(Leftovers.newName(), to: folder)
      let descriptor = Glibc.open(FilePath.onDisk(path), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
      guard descriptor >= 0 else { throw FileError("write", name, errorNumber: errno) }
      while flock(descriptor, LOCK_EX) != 0, errno == EINTR {}
      var status = stat()
      // Before it was locked, another process may have taken it for one that was left behind.
      if fstat(descriptor, &status) != 0 || status.st_nlink > 0 { return (path, descriptor) }
      close(descriptor)
    }
  }
}
