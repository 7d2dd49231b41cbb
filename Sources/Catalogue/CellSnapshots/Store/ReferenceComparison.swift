package import CellDrawing
import Foundation

/// The comparison of a drawn picture with a reference whose pixels must be decoded.
package struct ReferenceComparison {
  private let drawn: DrawnPicture
  private let bitmap: Bitmap
  private let reference: StoredReference
  /// Both pictures in the straight colours of files, because colours multiplied by a low alpha hide differences.
  private let pair: PNGPair
  private let isEqual: Bool
  private let isFinerThanEightBits: Bool
  /// Whether the file's hash is bound to its stored picture but is not the hash of its pixels.
  private let isForged: Bool
  /// Whether the file's layout and provenance describe its picture.
  private let isDescribed: Bool

  /// Throws if the reference cannot be decoded.
  package init(_ drawn: DrawnPicture, _ bitmap: Bitmap, _ reference: StoredReference) throws(ImageError) {
    self.drawn = drawn
    self.bitmap = bitmap
    self.reference = reference
    pair = try PNGPair(try reference.decodeStraight(), .eightBits(try bitmap.straight()))
    isEqual = pair.reference.bitmap.hasPixels(of: pair.actual.bitmap)
    isFinerThanEightBits = pair.isRounded ? try reference.isFinerThanEightBits() : false
    isForged =
      if case .trusted(let hash) = reference.trust { try hash != reference.hashOfContent() } else { false }
    isDescribed =
      switch reference.trust {
      case .trusted: !isForged
      case .stale(let hash): try hash == reference.hashOfContent()
      case .damaged, .absent: false
      }
  }

  /// Throws if there is no memory for the comparison.
  package func verify(_ comparison: PictureComparison) throws(ImageError) -> Verification {
    if isEqual, reference.displays.isEmpty {
      let message = remarks.isEmpty ? nil : text(remarks)
      return Verification(result: SnapshotResult(drawn.name, .identical, message: message))
    }
    let layouts = layouts
    let compared = try comparison.compare(pair, layouts: layouts, scale: drawn.scale)
    let changes = provenanceChanges
    var result = SnapshotResult(drawn.name, compared.result.verdict)
    if result.verdict == .different, !changes.isEmpty {
      result.verdict = .otherRenderer
      result.rendererChanges = changes
    }
    // A reviewer of the file would see another picture than the compared one.
    if result.verdict.isPassing, !reference.displays.isEmpty { result.verdict = .different }
    result.comparison = compared.result
    result.message = text(["\(compared.result.rule): \(compared.result.reason)"] + changes + remarks)
    if let layouts {
      result.explanation = Explanation(
        from: layouts.reference, to: layouts.actual,
        changedBoxes: compared.result.boundingBoxes.map { $0.points(scale: drawn.scale) })
    }
    return Verification(result: result, pictures: pictures(compared))
  }

  private var layouts: (reference: SnapshotLayout, actual: SnapshotLayout)? {
    guard isDescribed, let layout = reference.layout, let drawnLayout = drawn.layout else { return nil }
    return (layout, drawnLayout)
  }

  private var provenanceChanges: [String] {
    guard isDescribed, let provenance = reference.provenance else { return [] }
    return drawn.provenance().changes(since: provenance)
  }

  private var remarks: [String] {
    var remarks = ReferenceRemarks(reference, isDescribed: isDescribed, isEqual: isEqual)
    remarks.isFinerThanEightBits = isFinerThanEightBits
    remarks.isForged = isForged
    return remarks.lines
  }

  private func text(_ parts: [String]) -> String { parts.joined(separator: "; ") }

  private func pictures(_ compared: Comparison) -> [Verification.Picture] {
    var pictures = [
      Verification.Picture(
        role: .reference, bytes: reference.bytes, width: pair.reference.bitmap.width,
        height: pair.reference.bitmap.height,
        scale: isDescribed ? reference.provenance?.scale ?? drawn.scale : drawn.scale),
      .actual(drawn, bitmap),
    ]
    // There is no difference picture if both pictures are too tall to show row by row.
    if let difference = try? compared.differenceImage() {
      pictures.append(
        Verification.Picture(
          role: .difference, bytes: PNG.encode(difference, compression: .fast), width: difference.width,
          height: difference.height, scale: drawn.scale))
    }
    return pictures
  }
}
