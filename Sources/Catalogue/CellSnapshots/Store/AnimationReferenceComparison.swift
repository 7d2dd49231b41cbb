import CellDrawing
import Foundation

/// The comparison of a drawn animation with a reference whose pixels must be decoded.
struct AnimationReferenceComparison {
  private let drawn: DrawnAnimation
  /// The drawn animation in the file format of a reference.
  private let file: [UInt8]
  private let reference: StoredReference
  /// Whether the file's hash is bound to its stored frames but is not their hash.
  private let isForged: Bool
  /// Whether the file's layouts and provenance describe its frames.
  private let isDescribed: Bool

  /// Throws `ImageError` if the reference cannot be decoded.
  init(_ drawn: DrawnAnimation, _ file: [UInt8], _ reference: StoredReference) throws(ImageError) {
    self.drawn = drawn
    self.file = file
    self.reference = reference
    switch reference.trust {
    case .trusted(let hash):
      isForged = try hash != reference.hashOfContent()
      isDescribed = !isForged
    case .stale(let hash):
      isForged = false
      isDescribed = try hash == reference.hashOfContent()
    case .damaged, .absent: (isForged, isDescribed) = (false, false)
    }
  }

  /// Throws `ImageError` if a frame cannot be decoded, or if there is no memory for the comparison.
  func verify(_ comparison: PictureComparison) throws(ImageError) -> Verification {
    let frames = drawn.frames
    let compared = try AnimationComparison(AnimationFile(reference.bytes), AnimationFile(file)) {
      (index, pair) throws(ImageError) in
      var comparison = comparison
      comparison.masks += frames[index].masks
      return try comparison.compare(pair, layouts: layouts(ofFrame: index), scale: drawn.scale)
    }
    guard let outcome = compared.outcome(states: frames.map(\.state), oldStates: reference.states) else {
      throw .broken(format: "PNG", reason: "its animation has no frames")
    }
    var remarks = ReferenceRemarks(
      reference, isDescribed: isDescribed, isEqual: outcome.verdict == .identical)
    remarks.isForged = isForged
    remarks.expectedDisplays = [.animated]
    let hasOtherDisplays = !reference.displays.subtracting([.animated]).isEmpty
    if outcome.verdict == .identical, !hasOtherDisplays {
      let message = remarks.lines.isEmpty ? nil : remarks.lines.joined(separator: "; ")
      return Verification(result: SnapshotResult(drawn.name, .identical, message: message))
    }
    let changes = isDescribed ? reference.provenance.map { drawn.provenance().changes(since: $0) } ?? [] : []
    var result = SnapshotResult(drawn.name, outcome.verdict)
    if result.verdict == .different, !changes.isEmpty {
      result.verdict = .otherRenderer
      result.rendererChanges = changes
    }
    // A reviewer of the file would see another animation than the compared one.
    if result.verdict.isPassing, hasOtherDisplays { result.verdict = .different }
    result.comparison = outcome
    result.message = (["\(outcome.rule): \(outcome.reason)"] + changes + remarks.lines).joined(
      separator: "; ")
    if let index = compared.firstChange {
      result.frame = index + 1
      result.explanation = layouts(ofFrame: index).map { layouts in
        Explanation(
          from: layouts.reference, to: layouts.actual,
          changedBoxes: outcome.boundingBoxes.map { $0.points(scale: drawn.scale) })
      }
    }
    return Verification(result: result, pictures: pictures(compared))
  }

  private func layouts(ofFrame index: Int) -> (reference: SnapshotLayout, actual: SnapshotLayout)? {
    guard isDescribed, let old = reference.layout(ofFrame: index), let new = drawn.frames[index].layout else {
      return nil
    }
    return (old, new)
  }

  private func pictures(_ compared: AnimationComparison) -> [Verification.Picture] {
    let old = Verification.Picture(
      role: .reference, bytes: reference.bytes, width: reference.width, height: reference.height,
      scale: isDescribed ? reference.provenance?.scale ?? drawn.scale : drawn.scale)
    let difference = compared.differenceFile().map { file in
      Verification.Picture(
        role: .difference, bytes: file.bytes, width: file.width, height: file.height, scale: drawn.scale)
    }
    return [old, .actual(drawn, file)] + (difference.map { [$0] } ?? [])
  }
}

extension Verification.Picture {
  /// Returns the drawn animation, whose file is known.
  static func actual(_ drawn: DrawnAnimation, _ file: [UInt8]) -> Verification.Picture {
    Verification.Picture(
      role: .actual, bytes: file, width: drawn.size.width, height: drawn.size.height, scale: drawn.scale)
  }
}
