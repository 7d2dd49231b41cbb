import CellDrawing

/// Compares pictures with their references, and records those that the mode asks for; any thread may.
package struct Verifier: Sendable {
  package var store: ReferenceStore
  package var mode: RecordMode
  package var comparison: PictureComparison

  package init(store: ReferenceStore, mode: RecordMode, comparison: PictureComparison) {
    self.store = store
    self.mode = mode
    self.comparison = comparison
  }

  /// Throws where a reference cannot be written: the old one is whole then.
  package func verify(_ drawn: DrawnSnapshot) throws(FileError) -> Verification {
    var verification = judge(drawn)
    guard mode.records(verification.result.verdict), let actual = verification.picture(.actual) else {
      return verification
    }
    try store.write(actual.bytes, as: drawn.name)
    verification.result.isRecorded = true
    return verification
  }

  private func judge(_ drawn: DrawnSnapshot) -> Verification {
    switch store.read(drawn.name) {
    case .missing:
      return Verification(drawn, .missing, message: "there is no reference at \(store.path(of: drawn.name))")
    case .unreadable(let reason, let file):
      var verification = Verification(
        drawn, .unreadable, message: "\(store.path(of: drawn.name)): \(reason)")
      verification.result.unreadableFile = file.map { "\($0)" }
      return verification
    case .found(let reference):
      // Equal pixels are seen from the hashes: nothing is decoded.
      if reference.trust == .trusted(ContentHash(of: drawn.bitmap)) {
        return Verification(result: SnapshotResult(drawn, .identical))
      }
      do throws(ImageError) {
        return try ReferenceComparison(drawn, reference).verify(comparison)
      } catch {
        let reason = UnreadableReference.reason(reference.bytes, error)
        var verification = Verification(drawn, .unreadable, message: "\(reference.path): \(reason)")
        verification.result.unreadableFile = "\(ContentHash(of: reference.bytes))"
        return verification
      }
    }
  }
}

extension RecordMode {
  /// Whether a picture of this verdict is written; one that is identical never is.
  package func records(_ verdict: Verdict) -> Bool {
    switch self {
    case .all: verdict != .identical
    case .changed: !verdict.isPassing
    case .missing: verdict == .missing
    case .never: false
    }
  }
}

extension SnapshotResult {
  init(_ drawn: DrawnSnapshot, _ verdict: Verdict, message: String? = nil) {
    self.init(name: drawn.name.title, entry: drawn.name.entry.text, verdict: verdict)
    self.message = message
    tile = drawn.name.tile
  }
}

extension Verification {
  /// The verification of a picture with nothing to compare it to.
  fileprivate init(_ drawn: DrawnSnapshot, _ verdict: Verdict, message: String) {
    self.init(result: SnapshotResult(drawn, verdict, message: message), pictures: [.actual(drawn)])
  }
}

extension Verification.Picture {
  /// What was drawn, ready to be the reference.
  static func actual(_ drawn: DrawnSnapshot) -> Verification.Picture {
    Verification.Picture(
      role: .actual,
      bytes: ReferenceFile.encode(
        drawn.bitmap, layout: drawn.layout, provenance: drawn.provenance(), compression: drawn.compression),
      width: drawn.bitmap.width, height: drawn.bitmap.height, scale: drawn.scale)
  }
}
