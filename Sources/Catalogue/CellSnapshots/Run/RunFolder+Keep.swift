extension RunFolder {
  /// Keeps the pictures of a verification and returns its result with their places. Any thread may call this.
  package func keep(_ verification: Verification) throws(FileError) -> SnapshotResult {
    var result = verification.result
    for picture in verification.pictures {
      let kept = try keep(picture)
      switch picture.role {
      case .reference: result.reference = kept
      case .actual: result.actual = kept
      case .difference: result.difference = kept
      }
    }
    return result
  }
}
