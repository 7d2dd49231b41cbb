package import CellDrawing

/// A comparison of a picture with the same one as an iPhone drew it, in another font.
///
/// The sizes must be equal to the pixel. Outside texts, pixels must look alike. Texts must have their lines in the same
/// places.
package struct PhoneComparison {
  private let phone: Bitmap
  private let actual: Bitmap
  private let views: PlacedViews
  private let scale: Double

  /// - Parameters:
  ///   - phone: The iPhone's picture, with premultiplied alpha.
  ///   - actual: The picture that was drawn here, with premultiplied alpha.
  ///   - layout: The layout of the actual picture; nil if its views are not known.
  ///   - scale: The number of pixels per point.
  package init(phone: Bitmap, actual: Bitmap, layout: SnapshotLayout?, scale: Double) {
    self.phone = phone
    self.actual = actual
    self.scale = scale
    views = PlacedViews(layout)
  }

  /// Compares the pictures. Throws `ImageError.tooLarge` if there is no memory for the findings.
  package func outcome() throws(ImageError) -> PhoneOutcome {
    guard phone.width == actual.width, phone.height == actual.height else {
      let difference =
        "the picture has \(actual.width)x\(actual.height) pixels, and the iPhone's has "
        + "\(phone.width)x\(phone.height)"
      return PhoneOutcome(hasEqualSize: false, textDifferences: [difference])
    }
    let texts = views.texts.map { PhoneText($0, scale: scale, phone: phone, actual: actual) }
    let map = try DifferenceMap(width: actual.width, height: actual.height)
    for text in texts { text.areas.forEach(map.ignore) }
    let pixels = PhonePixels(phone: phone, actual: actual)
    let unlikePixelCount = pixels.mark(map)
    var outcome = PhoneOutcome(
      unlikeRatio: Double(unlikePixelCount) / Double(max(1, actual.width * actual.height)))
    outcome.unlikeAreas = map.boundingBoxes().filter { map.differentCount(in: $0) > PhonePixels.noise }
    outcome.areaDifferences = outcome.unlikeAreas.map { sentence(about: $0) }
    outcome.textDifferences = texts.flatMap(\.differences)
    return outcome
  }

  /// Returns a line about an area that looks different: `UIView badge: 12 x 12 points at 100, 20 look different`.
  private func sentence(about area: PixelRect) -> String {
    let (x, y) = (Double(area.x) / scale, Double(area.y) / scale)
    let (width, height) = (Double(area.width) / scale, Double(area.height) / scale)
    let name = views.name(at: (x + width / 2, y + height / 2)) ?? "the picture"
    return
      "\(name): \(PlainNumber.rounded(width)) x \(PlainNumber.rounded(height)) points at "
      + "\(PlainNumber.rounded(x)), \(PlainNumber.rounded(y)) look different"
  }
}

extension DifferenceMap {
  /// Leaves out the pixels of an area.
  fileprivate func ignore(_ area: PixelRect) {
    for y in max(0, area.y)..<max(0, min(height, area.y + area.height)) {
      let row = row(y)
      for x in max(0, area.x)..<max(0, min(width, area.x + area.width)) { row[x] = Finding.ignored }
    }
  }

  fileprivate func differentCount(in area: PixelRect) -> Int {
    var count = 0
    for y in area.y..<(area.y + area.height) {
      let row = row(y)
      for x in area.x..<(area.x + area.width) where row[x] == Finding.different { count &+= 1 }
    }
    return count
  }
}
