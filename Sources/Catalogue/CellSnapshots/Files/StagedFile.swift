import Foundation

/// The new contents of a file, under a temporary name beside it until they take its place.
///
/// The temporary file is locked as long as its process lives. So other processes can recognise one that was left
/// behind.
struct StagedFile: ~Copyable {
  private let path: String
  private let temporaryPath: String
  private let descriptor: OwnDescriptor
  private let byteCount: Int
  private let durability: FileDurability
  private var isCommitted = false

  /// Writes the bytes to the temporary file. If this fails, it throws and leaves nothing.
  ///
  /// - Parameters:
  ///   - name: The file's name in messages.
  ///   - durability: What the file must outlive after it is in its place.
  init(
    _ bytes: [UInt8], for path: String, named name: String, outliving durability: FileDurability = .process
  ) throws(FileError) {
    let folder = FilePath.folder(of: path) ?? "."
    Leftovers.removeOnce(in: folder)
    let (temporaryPath, descriptor) = try Self.open(in: folder, named: name)
    // An existing file keeps its permissions.
    var status = stat()
    if stat(FilePath.onDisk(path), &status) == 0, status.st_mode & S_IFMT == S_IFREG {
      fchmod(descriptor.number, status.st_mode & 0o777)
    }
    var failure = descriptor.write(bytes)
    if failure == 0 { failure = durability.settle(descriptor.number) }
    guard failure == 0 else {
      unlink(FilePath.onDisk(temporaryPath))
      descriptor.close()
      throw FileError("write", name, errorNumber: failure)
    }
    self.path = path
    self.temporaryPath = temporaryPath
    self.descriptor = descriptor
    byteCount = bytes.count
    self.durability = durability
  }

  deinit {
    if !isCommitted { unlink(FilePath.onDisk(temporaryPath)) }
    descriptor.close()
  }

  /// Moves the file to its place in one step. Throws if it does not have exactly its bytes, because the code of
  /// an entry closed files while it was written.
  consuming func commit(named name: String) throws(FileError) {
    var status = stat()
    guard stat(FilePath.onDisk(temporaryPath), &status) == 0, Int(status.st_size) == byteCount else {
      throw FileError(
        "write", name,
        reason: "an entry closed the files of the program; an entry may close only what it opened")
    }
    guard rename(FilePath.onDisk(temporaryPath), FilePath.onDisk(path)) == 0 else {
      throw FileError("write", name, errorNumber: errno)
    }
    isCommitted = true
    let failure = durability.settle(folder: FilePath.folder(of: path) ?? ".")
    guard failure == 0 else { throw FileError("write", name, errorNumber: failure) }
  }

  /// Returns a new, locked file.
  private static func open(
    in folder: String, named name: String
  ) throws(FileError) -> (path: String, descriptor: OwnDescriptor) {
    while true {
      let path = FilePath.appending(Leftovers.newName(), to: folder)
      let descriptor = Glibc.open(FilePath.onDisk(path), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
      guard descriptor >= 0, let own = OwnDescriptor(descriptor) else {
        throw FileError("write", name, errorNumber: errno)
      }
      while flock(descriptor, LOCK_EX) != 0, errno == EINTR {}
      var status = stat()
      // Before the lock, another process may have removed the file as a leftover.
      if fstat(descriptor, &status) != 0 || status.st_nlink > 0 { return (path, own) }
      close(descriptor)
    }
  }
}
