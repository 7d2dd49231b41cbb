import CellRevisions
import CellSnapshots

/// A verifier that compares texts with their references, byte for byte, and records those that the mode asks for.
struct TextVerifier {
  var folder: String
  var mode: SnapshotRecordMode
  var fileExtension: String
  /// The texts of the base revision, for what has no reference; nil if there is none.
  var base: BaseTestReferences?

  struct Verification {
    var verdict: SnapshotVerdict
    /// Whether the base revision is what the text was compared with.
    var isOfBase = false
    var isRecorded = false
    /// The changed lines, or the problem with the reference.
    var lines: [String] = []
    var reference: [UInt8]?
  }

  func path(of name: SnapshotName) -> String { "\(folder)/\(name.title).\(fileExtension)" }

  /// Throws if a reference cannot be read or written.
  func verify(_ bytes: [UInt8], named name: SnapshotName) throws(FileError) -> Verification {
    let reference = try InputBytes.read(path(of: name))
    if reference == nil, let base { return try judge(bytes, named: name, against: base) }
    var verification = judge(bytes, reference)
    guard mode.records(verification.verdict) else { return verification }
    let output = try OutputFolder(making: folder)
    _ = try output.write(bytes, as: "\(name.title).\(fileExtension)", outliving: .powerFailure)
    verification.isRecorded = true
    return verification
  }

  private func judge(
    _ bytes: [UInt8], named name: SnapshotName, against base: BaseTestReferences
  ) throws(FileError) -> Verification {
    var verification: Verification
    if let old = try base.text(name, fileExtension: fileExtension) {
      verification = judge(bytes, old)
    } else if case .undrawn(let reason) = base.missing {
      verification = Verification(verdict: .missing, lines: ["the base has no text: \(reason)"])
    } else {
      verification = Verification(verdict: .added)
    }
    verification.isOfBase = true
    return verification
  }

  private func judge(_ bytes: [UInt8], _ reference: [UInt8]?) -> Verification {
    guard let reference else { return Verification(verdict: .missing) }
    guard reference != bytes else { return Verification(verdict: .identical) }
    guard let old = String(validating: reference, as: UTF8.self) else {
      return Verification(
        verdict: .unreadable, lines: ["it is not text; restore it from git, or record it again"],
        reference: reference)
    }
    let difference = LineDifference(from: old, to: String(decoding: bytes, as: UTF8.self))
    return Verification(verdict: .different, lines: difference.lines, reference: reference)
  }
}
