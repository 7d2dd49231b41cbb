import CellSnapshots

extension RunFolder {
  /// Does `work` while no other process works in the folder. Prints a line where it has to wait for one.
  @MainActor
  func alone<Result>(_ work: () throws -> Result) throws -> Result {
    try takingTurns(
      willWait: {
        StandardError.line(
          "another process uses \(path); waiting for it; --output names another folder")
      }, work)
  }
}
