import Foundation

extension RunFolder {
  /// Does what reads and writes a run while no other process does that here, so that neither removes what the other one
  /// kept. There is nobody to wait for where the folder is missing, or where the file system knows no locks.
  ///
  /// - Parameter willWait: called where another process is at work, before it is waited for.
  package func takingTurns<Result, Failure: Error>(
    willWait: () -> Void, _ work: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let descriptor = open(FilePath.onDisk(path), O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    // Closing it, and the end of the process in whatever way, lets the next one in.
    defer {
      if descriptor >= 0 {
        // A process that an entry forked may have the descriptor, too.
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
}
