import CellSnapshots

extension RunFolder {
  /// Takes turns with other processes, and says so where one has to be waited for.
  @MainActor
  func alone<Result>(_ work: () throws(CommandFailure) -> Result) throws(CommandFailure) -> Result {
    try takingTurns(
      willWait: {
        StandardError.line(
          "another process is at work in \(path); waiting for it, --output names another folder")
      }, work)
  }
}
