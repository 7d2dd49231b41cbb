import CellDrawing

extension RunFolder {
  /// Makes pictures of the run the references, byte for byte, and notes this in `run.json`. Nothing is drawn.
  ///
  /// Throws before anything is written if the run cannot be read, if a path does not belong to a reference, or if a
  /// file is not a picture of a run. It also throws if a file cannot be written; pictures that were accepted before
  /// stay accepted.
  ///
  /// - Parameters:
  ///   - patterns: The entries or names to accept; all if empty.
  ///   - progress: A closure that receives the number of finished pictures. Any thread may call it.
  package func accept(
    _ patterns: [NamePattern] = [], into store: ReferenceStore,
    progress: @escaping @Sendable (Int) -> Void = { _ in }
  ) throws(FileError) -> Acceptance {
    try accept(where: { $0.isChosen(by: patterns) }, into: store, progress: progress)
  }

  /// Makes the pictures of chosen snapshots the references, as the other function does.
  package func accept(
    where isChosen: (SnapshotResult) -> Bool, into store: ReferenceStore,
    progress: @escaping @Sendable (Int) -> Void = { _ in }
  ) throws(FileError) -> Acceptance {
    var run = try read()
    let chosen = run.snapshots.indices.filter { isChosen(run.snapshots[$0]) }
    for index in chosen where run.snapshots[index].actual != nil && run.snapshots[index].isOfBase != true {
      try checkOrigin(of: run.snapshots[index], store)
    }
    let work = AcceptedPictures(chosen.map { run.snapshots[$0] })
    let failure = work.acceptAll(progress: progress) { [self] snapshot throws(FileError) in
      try accept(snapshot, into: store)
    }
    var acceptance = Acceptance()
    for (index, outcome) in zip(chosen, work.outcomes) {
      guard let outcome else { continue }
      if outcome.isReference { run.snapshots[index].isRecorded = true }
      acceptance.add(outcome, named: run.snapshots[index].name)
    }
    if let failure {
      try? write(run)
      throw failure
    }
    try write(run)
    return acceptance
  }

  private func accept(
    _ snapshot: SnapshotResult, into store: ReferenceStore
  ) throws(FileError) -> Acceptance.Outcome {
    // The merge of the change accepts it.
    if snapshot.isOfBase == true { return .nothing }
    guard let picture = snapshot.actual else { return snapshot.isRecorded ? .recorded : .nothing }
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try self.bytes(of: picture)
      try check(snapshot, bytes, store)
      try store.checkLinks(snapshot.path)
    } catch {
      return .refused(error.description)
    }
    return try store.write(bytes, at: snapshot.path) == .written ? .accepted : .unchanged
  }

  /// Throws if a run of this program could not have made the snapshot.
  private func checkOrigin(of snapshot: SnapshotResult, _ store: ReferenceStore) throws(FileError) {
    try store.check(snapshot.path, action: "write")
    // A picture that is gone or changed is refused on its own later.
    guard let picture = snapshot.actual, let bytes = try? bytes(of: picture) else { return }
    if let reason = StoredReference.refusal(bytes, path: picture.path) {
      throw FileError("accept", FilePath.appending(picture.path, to: path), reason: reason)
    }
  }

  /// Throws if the file in the reference's place is neither the one that the run saw nor the accepted picture.
  private func check(
    _ snapshot: SnapshotResult, _ bytes: [UInt8], _ store: ReferenceStore
  ) throws(FileError) {
    let path = FilePath.appending(snapshot.path, to: store.folder)
    guard let now = try InputBytes.read(path) else {
      guard FilePath.isLink(path) else { return }
      throw FileError(
        "write", path, reason: "it is a link to a missing file; fetch the file, or remove the link")
    }
    guard now != bytes, Self.path(of: now) != snapshot.reference?.path,
      snapshot.unreadableFile != "\(ContentHash(of: now))"
    else { return }
    throw FileError(
      "replace", path, reason: "it was changed after the run; \(program) verify makes a new run")
  }
}

extension SnapshotResult {
  fileprivate var path: String { "\(name).\(PictureFormat.png.rawValue)" }

  /// Returns whether a pattern matches the entry or the name. No patterns choose everything.
  package func isChosen(by patterns: [NamePattern]) -> Bool {
    patterns.isEmpty || patterns.contains { $0.matches(entry) || $0.matches(name) }
  }
}
