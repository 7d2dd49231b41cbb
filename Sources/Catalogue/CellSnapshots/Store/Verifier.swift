package import CellDrawing

/// A verifier that compares pictures with their references and records those that the mode asks for. Any thread may use
/// it.
package struct Verifier: Sendable {
  package var store: ReferenceStore
  /// The pictures of a base revision, for snapshots without a reference; nil if there are none.
  package var base: (any BaseReferences)?
  package var mode: SnapshotRecordMode
  package var comparison: PictureComparison
  /// Whether the pixels of every reference are decoded, instead of trusting the hash in its file.
  package var decodesReferences = false
  /// A closure that receives each result whose picture is about to become the reference.
  package var willRecord: @Sendable (SnapshotResult) -> Void = { _ in }

  package init(store: ReferenceStore, mode: SnapshotRecordMode, comparison: PictureComparison) {
    self.store = store
    self.mode = mode
    self.comparison = comparison
  }

  /// Verifies a picture.
  ///
  /// Throws if there is no memory for the picture, or if a reference cannot be written. The old reference stays
  /// complete then.
  package func verify(_ drawn: DrawnPicture) throws(FileError) -> Verification {
    var verification = try judge(drawn)
    // This is not the entry's picture, even if it equals the reference.
    if let notDrawn = Verification(lacking: drawn.absences(), in: drawn.name) { return notDrawn }
    if verification.result.unseenLayout != nil, mode.recordsLayouts, try recordLayout(of: drawn) {
      verification.result.unseenLayout = .recorded
    }
    return try recording(verification, as: drawn.name)
  }

  /// Writes the drawn picture as the reference if the mode asks for it, and returns the verification with this fact.
  func recording(_ verification: Verification, as name: SnapshotName) throws(FileError) -> Verification {
    // A picture that the base could not draw has no reference on purpose.
    let isLeft = mode == .missing && verification.result.isOfBase == true
    guard !isLeft, mode.records(verification.result.verdict), let actual = verification.picture(.actual)
    else { return verification }
    var verification = verification
    verification.result.isRecorded = true
    willRecord(verification.result)
    try store.write(actual.bytes, as: name)
    return verification
  }

  /// Replaces the layout in the reference and keeps its pixels. Returns false if there is no reference or layout.
  private func recordLayout(of drawn: DrawnPicture) throws(FileError) -> Bool {
    guard case .found(let reference) = store.read(drawn.name), let layout = drawn.layout else { return false }
    try store.write(reference.replacing(layout), as: drawn.name)
    return true
  }

  /// Returns whether a reference's pixels have the hash in its file; false if they cannot be decoded.
  private func isTrue(_ hash: ContentHash, of reference: StoredReference) -> Bool {
    do throws(ImageError) { return try reference.pixelHash() == hash } catch { return false }
  }

  private func judge(_ drawn: DrawnPicture) throws(FileError) -> Verification {
    switch store.read(drawn.name) {
    case .missing:
      if let base { return try judge(drawn, against: base) }
      return try Verification(
        drawn, .missing, message: "there is no reference at \(store.path(of: drawn.name))")
    case .unreadable(let reason, let file):
      var verification = try Verification(
        drawn, .unreadable, message: "\(store.path(of: drawn.name)): \(reason)")
      verification.result.unreadableFile = file.map { "\($0)" }
      return verification
    case .found(let reference): return try compare(drawn, reference)
    }
  }

  private func judge(
    _ drawn: DrawnPicture, against base: any BaseReferences
  ) throws(FileError) -> Verification {
    var verification: Verification
    switch base.read(drawn.name) {
    case .absent:
      verification = try Verification(drawn, .added, message: nil)
      verification.result.pixelHash = "\(try drawn.pixels.hash())"
    case .undrawn(let reason):
      verification = try Verification(drawn, .missing, message: Self.undrawn(base, reason))
    case .unreadable(let reason): verification = try Verification(drawn, .unreadable, message: reason)
    case .found(let reference): verification = try compare(drawn, reference)
    }
    verification.result.isOfBase = true
    return verification
  }

  /// Returns the message about an entry that the base revision could not draw.
  static func undrawn(_ base: any BaseReferences, _ reason: String) -> String {
    "there is no reference, and the base \(base.name) has no picture: \(reason)"
  }

  private func compare(_ drawn: DrawnPicture, _ reference: StoredReference) throws(FileError) -> Verification
  {
    // Equal hashes show that the pixels are equal, so nothing is decoded. Pictures of another size have another hash.
    if case .trusted(let hash) = reference.trust, reference.displays.isEmpty,
      drawn.pixels.size == (reference.width, reference.height), hash == (try drawn.pixels.hash()),
      !decodesReferences || isTrue(hash, of: reference)
    {
      var result = SnapshotResult(drawn.name, .identical)
      if let layout = drawn.layout, !reference.says(layout) { result.unseenLayout = .changed }
      return Verification(result: result)
    }
    let bitmap = try drawn.pixels.bitmap()
    do throws(ImageError) {
      return try ReferenceComparison(drawn, bitmap, reference).verify(comparison)
    } catch {
      let reason = UnreadableReference.reason(reference.bytes, error)
      var verification = try Verification(drawn, .unreadable, message: "\(reference.path): \(reason)")
      verification.result.unreadableFile = "\(ContentHash(of: reference.bytes))"
      return verification
    }
  }
}

extension SnapshotRecordMode {
  /// Returns whether a picture with this verdict is written. An identical one never is.
  package func records(_ verdict: SnapshotVerdict) -> Bool {
    switch self {
    case .all: verdict != .identical
    case .changed: !verdict.isPassing
    case .missing: verdict == .missing
    case .never: false
    }
  }
}

extension SnapshotRecordMode {
  /// Whether a layout is written that changed although all pixels are equal.
  var recordsLayouts: Bool {
    switch self {
    case .all, .changed: true
    case .missing, .never: false
    }
  }
}

extension SnapshotResult {
  init(_ snapshot: SnapshotName, _ verdict: SnapshotVerdict, message: String? = nil) {
    self.init(name: snapshot.title, entry: snapshot.entry.text, verdict: verdict)
    self.message = message
    tile = snapshot.tile
  }
}

extension Verification {
  /// Makes the verification of a picture that has nothing to be compared with.
  fileprivate init(_ drawn: DrawnPicture, _ verdict: SnapshotVerdict, message: String?) throws(FileError) {
    let bitmap = try drawn.pixels.bitmap()
    self.init(
      result: SnapshotResult(drawn.name, verdict, message: message), pictures: [.actual(drawn, bitmap)])
  }
}

extension Verification.Picture {
  /// Returns the drawn picture in the file format of a reference.
  package static func actual(_ drawn: DrawnPicture, _ bitmap: Bitmap) -> Verification.Picture {
    Verification.Picture(
      role: .actual,
      bytes: ReferenceFile.encode(
        bitmap, layout: drawn.layout, provenance: drawn.provenance(), compression: drawn.compression),
      width: bitmap.width, height: bitmap.height, scale: drawn.scale)
  }
}
