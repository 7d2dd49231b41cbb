import CellDrawing

/// The remarks about a reference's file, for any verdict.
struct ReferenceRemarks {
  private let reference: StoredReference
  private let isDescribed: Bool
  private let isEqual: Bool
  /// Whether a channel of the reference has more than 8 bits.
  var isFinerThanEightBits = false
  /// Whether the file's hash is bound to its stored picture but is not the hash of its pixels.
  var isForged = false
  /// The ways in which viewers change the pixels that are no fault of this reference.
  var expectedDisplays: Set<PNGDisplay> = []

  /// - Parameters:
  ///   - isDescribed: Whether the file's layout and provenance describe its picture.
  ///   - isEqual: Whether the drawn picture has the same pixels.
  init(_ reference: StoredReference, isDescribed: Bool, isEqual: Bool) {
    self.reference = reference
    self.isDescribed = isDescribed
    self.isEqual = isEqual
  }

  var lines: [String] {
    var lines: [String] = []
    if isFinerThanEightBits { lines.append("the reference has more than 8 bits per channel") }
    let displays = reference.displays.subtracting(expectedDisplays)
    for display in displays.sorted(by: { $0.rawValue < $1.rawValue }) {
      lines.append("viewers show the reference \(display.words); record it again")
    }
    if isForged { lines.append("the reference's hash does not match its pixels; record it again") }
    switch reference.trust {
    case .stale where !isDescribed:
      lines.append("the reference was changed by another program after it was recorded")
    case .damaged:
      lines.append("the reference's description is damaged; the pixels were compared")
    case .absent where !isEqual:
      lines.append("another program wrote the reference, so it does not describe its views")
    case .trusted, .stale:
      if reference.hasDamagedLayout, !isEqual {
        lines.append("the reference's description of its views is damaged, so changes cannot be explained")
      }
    case .absent: break
    }
    return lines
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
