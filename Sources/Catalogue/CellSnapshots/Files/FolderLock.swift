import Foundation

/// A lock of a folder that other processes see. It is released with the object, and at the end of the process in any way.
package final class FolderLock: Sendable {
  /// The processes that may have the lock at the same time.
  package enum Kind: Sendable {
    case one
    case several

    fileprivate var operation: Int32 { self == .one ? LOCK_EX : LOCK_SH }
  }

  private let descriptor: Int32

  /// Takes the lock, after other processes if necessary. If the folder is missing or its file system has no locks, there
  /// is no wait.
  ///
  /// - Parameter willWait: A closure that is called before a wait for another process.
  package init(_ folder: String, for kind: Kind = .one, willWait: () -> Void = {}) {
    descriptor = Self.open(folder)
    if flock(descriptor, kind.operation | LOCK_NB) != 0, errno == EWOULDBLOCK {
      willWait()
      while flock(descriptor, kind.operation) != 0, errno == EINTR {}
    }
  }

  /// Takes the lock unless another process has it. Returns nil if one does.
  package init?(ifFree folder: String, for kind: Kind = .one) {
    descriptor = Self.open(folder)
    if flock(descriptor, kind.operation | LOCK_NB) != 0, errno == EWOULDBLOCK { return nil }
  }

  deinit {
    guard descriptor >= 0 else { return }
    // A process that an entry forked may share the descriptor, so closing alone would not unlock it.
    flock(descriptor, LOCK_UN)
    close(descriptor)
  }

  private static func open(_ folder: String) -> Int32 {
    Glibc.open(FilePath.onDisk(folder), O_RDONLY | O_DIRECTORY | O_CLOEXEC)
  }
}
