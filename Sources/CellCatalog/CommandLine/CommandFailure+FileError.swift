import CellSnapshots

extension CommandFailure {
  /// What `work` gives; where the system refuses something, that is why the command stops.
  static func mapping<Result>(_ work: () throws(FileError) -> Result) throws(CommandFailure) -> Result {
    do throws(FileError) {
      return try work()
    } catch {
      throw .failure(error.description)
    }
  }
}
