import CellSnapshots

extension CommandFailure {
  /// Returns the result of `work`. Throws the description of its error as a failure of the command.
  static func mapping<Result, Failure: Error & CustomStringConvertible>(
    _ work: () throws(Failure) -> Result
  ) throws(CommandFailure) -> Result {
    do throws(Failure) {
      return try work()
    } catch {
      throw .failure(error.description)
    }
  }
}
