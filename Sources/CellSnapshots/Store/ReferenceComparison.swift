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
      if case .trusted(let hash) = reference.trust { try hash != reference.pixelHash() } else { false }
    isDescribed =
      switch reference.trust {
      case .trusted: !isForged
      case .stale(let hash): try hash == reference.pixelHash()
      case .damaged, .absent: false
      }
  }

  /// Throws if there is no memory for the comparison.
  package func verify(_ comparison: PictureComparison) throws(ImageError) -> Verification {
    if isEqual, reference.displays.isEmpty {
      let message = remarks.isEmpty ? nil : text(remarks)
      return Verification(result: SnapshotResult(drawn, .identical, message: message))
    }
    let layouts = layouts
    let compared = try comparison.compare(pair, layouts: layouts, scale: drawn.scale)
    let changes = provenanceChanges
    var result = SnapshotResult(drawn, compared.result.verdict)
    if result.verdict == .different, !changes.isEmpty { result.verdict = .otherRenderer }
    // A reviewer of the file would see another picture than the compared one.
    if result.verdict.isPassing, !reference.displays.isEmpty { result.verdict = .different }
    result.comparison = compared.result
    result.message = text(["\(compared.result.rule): \(compared.result.reason)"] + changes + remarks)
    if let layouts {
      result.explanation = Explanation(
        from: layouts.reference, to: layouts.actual,
        changedBoxes: compared.result.boundingBoxes.map { points($0) })
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

  /// Remarks about the file, for any verdict.
  private var remarks: [String] {
    var remarks: [String] = []
    if isFinerThanEightBits { remarks.append("the reference has more than 8 bits per channel") }
    for display in reference.displays.sorted(by: { $0.rawValue < $1.rawValue }) {
      remarks.append("viewers show the reference \(display.words); record it again")
    }
    if isForged { remarks.append("the reference's hash does not match its pixels; record it again") }
    switch reference.trust {
    case .stale where !isDescribed:
      remarks.append("the reference was changed by another program after it was recorded")
    case .damaged:
      remarks.append("the reference's description is damaged; the pixels were compared")
    case .absent where !isEqual:
      remarks.append("another program wrote the reference, so it does not describe its views")
    case .trusted, .stale:
      if reference.hasDamagedLayout, !isEqual {
        remarks.append("the reference's description of its views is damaged, so changes cannot be explained")
      }
    case .absent: break
    }
    return remarks
  }

  private func text(_ parts: [String]) -> String { parts.joined(separator: "; ") }

  private func points(_ box: PixelRect) -> CGRect {
    let (x, y) = (Double(box.x) / drawn.scale, Double(box.y) / drawn.scale)
    return CGRect(
      x: x, y: y, width: Double(box.width) / drawn.scale, height: Double(box.height) / drawn.scale)
  }

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

extension PNGDisplay {
  fileprivate var words: String {
    switch self {
    case .turned: "turned (eXIf)"
    case .animated: "as an animation (acTL)"
    case .recoloured: "in other colours (gAMA, cHRM, iCCP or cICP)"
    case .stretched: "stretched (pHYs)"
    }
  }
}
