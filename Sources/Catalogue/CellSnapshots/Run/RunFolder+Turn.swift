extension RunFolder {
  /// Runs `work` while no other process reads or writes a run here, so that neither removes what the other kept.
  ///
  /// There is no wait if the folder is missing or the file system has no locks.
  ///
  /// - Parameter willWait: A closure that is called before a wait for another process.
  package func takingTurns<Result, Failure: Error>(
    willWait: () -> Void, _ work: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let lock = FolderLock(path, willWait: willWait)
    defer { withExtendedLifetime(lock) {} }
    return try work()
  }

  /// Runs `work` unless another process reads or writes a run here. Returns nil if one does.
  package func takingTurnIfFree<Result, Failure: Error>(
    _ work: () throws(Failure) -> Result
  ) throws(Failure) -> Result? {
    guard let lock = FolderLock(ifFree: path) else { return nil }
    defer { withExtendedLifetime(lock) {} }
    return try work()
  }
}
