import CellDrawing

extension Verifier {
  /// Verifies an animation, frame by frame.
  ///
  /// Throws if there is no memory for the frames, or if a reference cannot be written. The old reference stays complete
  /// then.
  package func verify(_ drawn: DrawnAnimation) throws(FileError) -> Verification {
    if let notDrawn = Verification(lacking: drawn.absences, in: drawn.name) { return notDrawn }
    var verification = try judge(drawn)
    if verification.result.unseenLayout != nil, mode.recordsLayouts, try recordLayouts(of: drawn) {
      verification.result.unseenLayout = .recorded
    }
    return try recording(verification, as: drawn.name)
  }

  /// Replaces the layouts in the reference and keeps its frames. Returns false if there is no reference.
  private func recordLayouts(of drawn: DrawnAnimation) throws(FileError) -> Bool {
    guard case .found(let reference) = store.read(drawn.name) else { return false }
    try store.write(reference.replacing(drawn.frames.map(\.layout)), as: drawn.name)
    return true
  }

  private func judge(_ drawn: DrawnAnimation) throws(FileError) -> Verification {
    let path = store.path(of: drawn.name)
    switch store.read(drawn.name) {
    case .missing:
      if let base { return try judge(drawn, against: base) }
      return try verification(of: drawn, .missing, "there is no reference at \(path)")
    case .unreadable(let reason, let file):
      return try unreadable(drawn, "\(path): \(reason)", file)
    case .found(let reference): return try compare(drawn, reference)
    }
  }

  private func judge(
    _ drawn: DrawnAnimation, against base: any BaseReferences
  ) throws(FileError) -> Verification {
    var verification: Verification
    switch base.read(drawn.name) {
    case .absent:
      verification = try self.verification(of: drawn, .added, nil)
      verification.result.pixelHash = "\(try hash(of: drawn))"
    case .undrawn(let reason):
      verification = try self.verification(of: drawn, .missing, Self.undrawn(base, reason))
    case .unreadable(let reason): verification = try unreadable(drawn, reason, nil)
    case .found(let reference): verification = try compare(drawn, reference)
    }
    verification.result.isOfBase = true
    return verification
  }

  private func compare(_ drawn: DrawnAnimation, _ reference: StoredReference) throws(FileError)
    -> Verification
  {
    if try isIdentical(drawn, to: reference) {
      var result = SnapshotResult(drawn.name, .identical)
      if !reference.says(drawn.frames) { result.unseenLayout = .changed }
      return Verification(result: result)
    }
    let file = try file(of: drawn)
    do throws(ImageError) {
      return try AnimationReferenceComparison(drawn, file, reference).verify(comparison)
    } catch {
      let reason = UnreadableReference.reason(reference.bytes, error)
      return try unreadable(drawn, "\(reference.path): \(reason)", ContentHash(of: reference.bytes))
    }
  }

  /// Returns the verification of an animation that has nothing to be compared with.
  private func verification(
    of drawn: DrawnAnimation, _ verdict: SnapshotVerdict, _ message: String?
  ) throws(FileError) -> Verification {
    Verification(
      result: SnapshotResult(drawn.name, verdict, message: message),
      pictures: [.actual(drawn, try file(of: drawn))])
  }

  private func unreadable(
    _ drawn: DrawnAnimation, _ message: String, _ file: ContentHash?
  ) throws(FileError) -> Verification {
    var verification = try verification(of: drawn, .unreadable, message)
    verification.result.unreadableFile = file.map { "\($0)" }
    return verification
  }

  /// Returns whether the hashes show that all frames and durations are equal, so that nothing is decoded.
  private func isIdentical(
    _ drawn: DrawnAnimation, to reference: StoredReference
  ) throws(FileError) -> Bool {
    guard case .trusted(let hash) = reference.trust, reference.displays == [.animated],
      drawn.size == (reference.width, reference.height), hash == (try self.hash(of: drawn))
    else { return false }
    guard decodesReferences else { return true }
    do throws(ImageError) { return try reference.animationHash() == hash } catch { return false }
  }

  private func hash(of drawn: DrawnAnimation) throws(FileError) -> ContentHash {
    do throws(ImageError) { return try drawn.hash() } catch { throw Self.noMemory(for: drawn) }
  }

  private func file(of drawn: DrawnAnimation) throws(FileError) -> [UInt8] {
    do throws(ImageError) { return try ReferenceFile.encode(drawn) } catch { throw Self.noMemory(for: drawn) }
  }

  private static func noMemory(for drawn: DrawnAnimation) -> FileError {
    FileError(
      "draw", drawn.name.title,
      reason:
        "no memory for \(drawn.frames.count) frames of \(drawn.size.width) x \(drawn.size.height) pixels; "
        + "give fewer --threads")
  }
}
