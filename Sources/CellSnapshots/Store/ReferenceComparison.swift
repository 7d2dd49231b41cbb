import CellDrawing

/// The comparison of a drawn picture with a reference whose pixels have to be decoded.
struct ReferenceComparison {
  private let drawn: DrawnSnapshot
  private let reference: StoredReference
  /// The reference's pixels, as far as 8 bits a channel hold them.
  private let pixels: Bitmap
  private let isFinerThanEightBits: Bool

  /// Throws where the reference cannot be decoded.
  init(_ drawn: DrawnSnapshot, _ reference: StoredReference) throws(ImageError) {
    self.drawn = drawn
    self.reference = reference
    pixels = try Bitmap(width: 0, height: 0)
    try reference.decode(into: pixels)
    isFinerThanEightBits = try reference.isFinerThanEightBits()
  }

  func verify(_ comparison: any PictureComparing) -> Verification {
    let judgement = comparison.judge(pixels, drawn.bitmap, of: drawn)
    if judgement.isIdentical, !isFinerThanEightBits {
      let result = SnapshotResult(drawn, .identical, message: remarks.isEmpty ? nil : text(remarks))
      return Verification(result: result)
    }
    let changes = provenanceChanges
    var result = SnapshotResult(drawn, verdict(judgement, comparison, changes))
    result.message = text([judgement.message] + changes + remarks)
    result.comparison = judgement.comparison
    return Verification(result: result, pictures: pictures(judgement))
  }

  private func verdict(_ judgement: PictureJudgement, _ comparison: any PictureComparing, _ changes: [String])
    -> Verdict
  {
    if judgement.isIdentical { return comparison.allowsDifferences ? .similar : .different }
    if judgement.isPassing { return .similar }
    return changes.isEmpty ? .different : .otherRenderer
  }

  /// What the file says of its picture, as long as the picture is the one that it was said of.
  private func known<Value>(_ value: @autoclosure () -> Value?) -> Value? {
    switch reference.trust {
    case .trusted: value()
    case .stale(let hash): hash == ContentHash(of: pixels) ? value() : nil
    case .damaged, .absent: nil
    }
  }

  private var provenanceChanges: [String] {
    known(reference.provenance).map { drawn.provenance().changes(since: $0) } ?? []
  }

  /// What there is to say of the file, whatever the verdict.
  private var remarks: [String] {
    var remarks: [String] = []
    if isFinerThanEightBits { remarks.append("the reference has colours finer than 8 bits a channel") }
    if reference.hasColorProfile { remarks.append("the reference's colour profile is not looked at") }
    switch reference.trust {
    case .stale(let hash) where hash != ContentHash(of: pixels):
      remarks.append("the reference was changed by another program after it was recorded")
    case .damaged:
      remarks.append("what the reference says of itself is damaged; its pixels were compared")
    case .trusted, .stale, .absent: break
    }
    return remarks
  }

  private func text(_ parts: [String]) -> String { parts.joined(separator: "; ") }

  private func pictures(_ judgement: PictureJudgement) -> [Verification.Picture] {
    let scale = known(reference.provenance)?.scale ?? drawn.scale
    var pictures = [
      Verification.Picture(
        role: .reference, bytes: reference.bytes, width: pixels.width, height: pixels.height, scale: scale),
      .actual(drawn),
    ]
    if let difference = judgement.difference {
      pictures.append(
        Verification.Picture(
          role: .difference, bytes: PNG.encode(difference, compression: .fast), width: difference.width,
          height: difference.height, scale: drawn.scale))
    }
    return pictures
  }
}
