internal import CellDrawing
internal import CellSnapshots

/// A comparison of an image with its reference: exactly if CellSnap recorded the reference, and by the rule for the
/// pictures of iPhones otherwise.
struct ImageComparison {
  var reference: UIImage
  var actual: UIImage
  var tolerance: ImageTolerance

  /// Compares the images. Returns nil if the actual one passes, otherwise a message and the pictures.
  func difference() -> (String, [XCTAttachment])? {
    let file = PictureNote[reference].file
    let bytes = file ?? reference.pngData().map { Array($0) } ?? []
    let stored: StoredReference
    do throws(ImageError) {
      stored = try StoredReference(path: "", bytes: bytes)
    } catch {
      return ("Reference image could not be loaded. \(UnreadableReference.reason(bytes, error))", [])
    }
    guard let bitmap = actual.bitmap else { return ("Newly-taken snapshot is empty.", []) }
    let isPhones = stored.provenance == nil && file != nil
    let verification: Verification
    do throws(ImageError) {
      verification = try isPhones ? comparedWithPhone(stored, bitmap) : compared(stored, bitmap)
    } catch {
      return ("Reference image could not be loaded: \(error)", [])
    }
    PictureNote[actual].verification = verification
    if isPhones {
      ComparisonCount.addPhones(isSigned: PNG.isOfAppleEncoder(bytes))
    } else {
      ComparisonCount.addExact()
    }
    guard !verification.result.verdict.isPassing else { return nil }
    let way =
      if isPhones {
        "compared by the rule phone, since the reference was drawn by an iPhone"
      } else if file != nil {
        "compared with the rule \(tolerance.rule), since CellSnap recorded the reference"
      } else {
        "compared with the rule \(tolerance.rule)"
      }
    let lines =
      [way] + [verification.result.message].compactMap(\.self) + verification.result.explanationLines
    return (lines.joined(separator: "\n"), attachments(verification))
  }

  private func compared(_ stored: StoredReference, _ bitmap: Bitmap) throws(ImageError) -> Verification {
    let limits =
      tolerance.overall > 0 ? SnapshotComparisonLimits(maximumDifferingRatio: tolerance.overall) : .none
    return try ReferenceComparison(drawn(bitmap), bitmap, stored)
      .verify(PictureComparison(rule: tolerance.rule, limits: limits))
  }

  private func comparedWithPhone(
    _ stored: StoredReference, _ bitmap: Bitmap
  ) throws(ImageError) -> Verification {
    guard let phone = reference.bitmap else {
      throw ImageError.tooLarge(width: stored.width, height: stored.height)
    }
    let layout = PictureNote[actual].layout
    var outcome = try PhoneComparison(
      phone: phone, actual: bitmap, layout: layout, scale: Double(actual.scale)
    ).outcome()
    if outcome.unlikeRatio <= tolerance.overall { outcome.areaDifferences = [] }
    var result = SnapshotResult(name: "", entry: "", verdict: outcome.isPassing ? .similar : .different)
    result.message = outcome.isPassing ? nil : outcome.differences.joined(separator: "; ")
    let pictures = [
      Verification.Picture(
        role: .reference, bytes: stored.bytes, width: phone.width, height: phone.height,
        scale: Double(actual.scale)),
      .actual(drawn(bitmap), bitmap),
    ]
    return Verification(result: result, pictures: pictures)
  }

  private func drawn(_ bitmap: Bitmap) -> DrawnPicture {
    let note = PictureNote[actual]
    return DrawnPicture(
      name: .unnamed, pixels: bitmap, scale: Double(actual.scale), layout: note.layout,
      provenance: { note.provenance ?? Provenance(drawing: actual) })
  }

  private func attachments(_ verification: Verification) -> [XCTAttachment] {
    let names: [(Verification.Picture.Role, String)] = [
      (.reference, "reference"), (.actual, "failure"), (.difference, "difference"),
    ]
    return names.compactMap { role, name in
      verification.picture(role).map { picture in
        let attachment = XCTAttachment(data: Data(picture.bytes), uniformTypeIdentifier: "public.png")
        attachment.name = name
        return attachment
      }
    }
  }
}

extension SnapshotName {
  /// The name of a picture whose caller names the file.
  static var unnamed: SnapshotName { SnapshotName(entry: .unnamed, variant: "") }
}
