import Foundation

/// The event that a written file must survive.
package enum FileDurability: Hashable, Sendable {
  /// The end of the process that wrote it.
  case process
  /// A power failure, too: the disk stores the file before it replaces another. This takes the disk's time.
  case powerFailure

  /// Makes the disk store what was written to a file, and returns the error number of a failure, or 0.
  func settle(_ descriptor: Int32) -> Int32 {
    guard self == .powerFailure else { return 0 }
    while fsync(descriptor) != 0 {
      // A descriptor that is not on a disk or does not support `fsync` needs no wait.
      if errno == EINVAL || errno == ENOTSUP { return 0 }
      if errno != EINTR { return errno }
    }
    return 0
  }

  /// Makes the disk store the names of a folder's files.
  func settle(folder: String) -> Int32 {
    guard self == .powerFailure else { return 0 }
    let descriptor = open(FilePath.onDisk(folder), O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    // A folder that can be written may still not be readable.
    guard descriptor >= 0 else { return 0 }
    defer { close(descriptor) }
    return settle(descriptor)
  }
}
