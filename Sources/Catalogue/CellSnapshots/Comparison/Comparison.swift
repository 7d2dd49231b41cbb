package import CellDrawing
import Foundation

/// A comparison of two pictures, with its result and its difference image.
package final class Comparison {
  package let result: ComparisonOutcome
  let reference: ComparedPicture
  let actual: ComparedPicture
  let alignment: RowAlignment
  let map: DifferenceMap

  /// Compares from the top left corner, or row by row if both pictures have rows of a table.
  ///
  /// Throws `ImageError.tooLarge` if there is no memory for the findings.
  package init(
    _ reference: ComparedPicture, _ actual: ComparedPicture, rule: SnapshotComparisonRule,
    limits: SnapshotComparisonLimits = .none
  ) throws(ImageError) {
    self.reference = reference
    self.actual = actual
    let alignment = RowAlignment(reference, actual)
    let map = try DifferenceMap(
      width: max(reference.bitmap.width, actual.bitmap.width), height: alignment.height)
    self.alignment = alignment
    self.map = map
    let ignored = map.ignore(alignment, reference, actual)
    map.noteLonePixels(alignment, reference, actual)
    var furthest = 0
    for segment in alignment.segments {
      guard let pixels = PixelSegment(segment, reference, actual, map: map) else { continue }
      furthest = max(furthest, pixels.scan())
      pixels.apply(rule)
    }
    let counts = map.counts(of: 0..<map.height)
    let total = alignment.pixelCount(reference, actual)
    let decision = ComparisonDecision(
      isIdentical: counts.isEqual && reference.bitmap.hasPixels(of: actual.bitmap), counts: counts,
      total: total,
      rule: rule, limits: limits, sizes: Self.words(reference.bitmap, actual.bitmap), map: map)
    result = ComparisonOutcome(
      verdict: decision.verdict, rule: rule.description, differingPixels: counts.different,
      antialiasedPixels: counts.antialiased, ignoredPixels: ignored, totalPixels: total,
      maxChannelDifference: furthest, boundingBoxes: map.boundingBoxes(),
      referenceSize: .init(width: reference.bitmap.width, height: reference.bitmap.height),
      actualSize: .init(width: actual.bitmap.width, height: actual.bitmap.height),
      rows: alignment.results(map), segments: alignment.joinedSegments, reason: decision.reason)
  }

  /// Returns both sizes in words, or nil if they are equal.
  private static func words(_ reference: Bitmap, _ actual: Bitmap) -> String? {
    guard reference.width != actual.width || reference.height != actual.height else { return nil }
    return "\(reference.width)x\(reference.height) pixels became \(actual.width)x\(actual.height)"
  }
}

extension PixelSegment {
  func apply(_ rule: SnapshotComparisonRule) {
    switch rule {
    case .exact: break
    case .channel(let tolerance): tolerate(channelDifference: tolerance)
    case .perceptual: tolerateWhatLooksEqual()
    case .pixelmatch(let threshold, let countsAntialiasing):
      tolerate(distanceInYIQ: threshold, countsAntialiasing: countsAntialiasing)
    }
  }
}

extension Bitmap {
  /// Returns whether the sizes and all pixels are equal.
  func hasPixels(of other: Bitmap) -> Bool {
    guard width == other.width, height == other.height else { return false }
    guard let start = pixels.baseAddress, let otherStart = other.pixels.baseAddress else { return true }
    return memcmp(start, otherStart, stride * height) == 0
  }
}
