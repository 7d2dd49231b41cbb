import CellDrawing
import CellSnapshots
import Foundation

/// A comparison of one file with another, which any thread may run.
struct ComparePair: Sendable {
  var reference: String
  var actual: String
  var rule: SnapshotComparisonRule
  var limits: SnapshotComparisonLimits
  var masks: [PixelRect]

  /// Returns the outcome and, where it is drawn, the PNG bytes of the difference image.
  ///
  /// The difference image is drawn where `drawsDifference` is true and either the files differ or
  /// `drawsIdentical` is true.
  func run(
    drawsDifference: Bool, drawsIdentical: Bool = false
  ) throws(FileError) -> (result: ComparisonOutcome, difference: [UInt8]?) {
    let old = try Self.bytes(reference)
    let new = try Self.bytes(actual)
    var (first, second) = (
      try Self.decode(old, path: reference, isWide: false), try Self.decode(new, path: actual, isWide: false)
    )
    switch (first, second) {
    case (.sixteenBits, .eightBits): second = try Self.decode(new, path: actual, isWide: true)
    case (.eightBits, .sixteenBits): first = try Self.decode(old, path: reference, isWide: true)
    default: break
    }
    do throws(ImageError) {
      let pair = try PNGPair(first, second, masks: masks)
      let comparison = try Comparison(pair.reference, pair.actual, rule: rule, limits: limits)
      var result = comparison.result
      if pair.isRounded {
        result.reason +=
          "; channels of 16 bits were compared as 8 bits, and different ones still count as different"
      }
      let isDrawn = drawsDifference && (drawsIdentical || result.verdict != .identical)
      guard isDrawn else { return (result, nil) }
      let difference = try comparison.differenceImage(replacesReference: true)
      return (result, PNG.encode(difference, compression: .fast))
    } catch {
      throw FileError("compare", "\(reference) with \(actual)", reason: UnreadableReference.words(for: error))
    }
  }

  private static func bytes(_ path: String) throws(FileError) -> [UInt8] {
    guard let bytes = try InputBytes.read(path) else { throw FileError("read", path, errorNumber: ENOENT) }
    return bytes
  }

  private static func decode(
    _ bytes: [UInt8], path: String, isWide: Bool
  ) throws(FileError) -> PNG.StraightPixels {
    do throws(ImageError) {
      return try PNG.decodeStraight(bytes, isWide: isWide)
    } catch {
      throw FileError(
        "read", path,
        reason: UnreadableReference.reason(bytes, error, remedy: "give complete PNG files"))
    }
  }
}
