import Foundation

/// What a written file outlives.
package enum FileDurability: Hashable, Sendable {
  /// The end of the process that wrote it.
  case process
  /// A power failure, too: the disk holds it before it takes the place of another. It takes the disk's time.
  case powerFailure

  /// Has the disk hold what was written to a file; the error number of what failed, or 0.
  func settle(_ descriptor: Int32) -> Int32 {
    guard self == .powerFailure else { return 0 }
    while fsync(descriptor) != 0 {
      // What is no disk, or what cannot be asked, is not waited for.
      if errno == EINVAL || errno == ENOTSUP { return 0 }
      if errno != EINTR { return errno }
    }
    return 0
  }

  /// Has the disk hold what a folder's files are called.
  func settle(folder: String) -> Int32 {
    guard self == .powerFailure else { return 0 }
    let descriptor = open(FilePath.onDisk(folder), O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    // A folder that can be written need not be one that can be read.
    guard descriptor >= 0 else { return 0 }
    defer { close(descriptor) }
    return settle(descriptor)
  }
}
