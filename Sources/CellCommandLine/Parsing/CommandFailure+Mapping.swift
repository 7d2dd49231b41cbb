import CellSnapshots

extension CommandFailure {
  /// What `work` gives; what it throws is why the command stops.
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
