import Foundation

extension RunFolder {
  /// Runs `work` while no other process reads or writes a run here, so that neither removes what the other kept.
  ///
  /// There is no wait if the folder is missing or the file system has no locks.
  ///
  /// - Parameter willWait: A closure that is called before a wait for another process.
  package func takingTurns<Result, Failure: Error>(
    willWait: () -> Void, _ work: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let descriptor = open(FilePath.onDisk(path), O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    // Closing the descriptor, or the end of the process in any way, lets the next process in.
    defer {
      if descriptor >= 0 {
        // A process that an entry forked may share the descriptor, so closing alone would not unlock it.
        flock(descriptor, LOCK_UN)
        close(descriptor)
      }
    }
    if flock(descriptor, LOCK_EX | LOCK_NB) != 0, errno == EWOULDBLOCK {
      willWait()
      while flock(descriptor, LOCK_EX) != 0, errno == EINTR {}
    }
    return try work()
  }

  /// Runs `work` unless another process reads or writes a run here. Returns nil if one does.
  package func takingTurnIfFree<Result, Failure: Error>(
    _ work: () throws(Failure) -> Result
  ) throws(Failure) -> Result? {
    let descriptor = open(FilePath.onDisk(path), O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    defer {
      if descriptor >= 0 {
        flock(descriptor, LOCK_UN)
        close(descriptor)
      }
    }
    if flock(descriptor, LOCK_EX | LOCK_NB) != 0, errno == EWOULDBLOCK { return nil }
    return try work()
  }
}
