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
    if let compared = try comparedFrames(old, new, drawsDifference, drawsIdentical) { return compared }
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
      throw failure(error)
    }
  }

  /// Compares the files frame by frame if one of them is an animation. Returns nil for two still pictures.
  private func comparedFrames(
    _ old: [UInt8], _ new: [UInt8], _ drawsDifference: Bool, _ drawsIdentical: Bool
  ) throws(FileError) -> (result: ComparisonOutcome, difference: [UInt8]?)? {
    let first = try Self.frames(of: old, path: reference)
    let second = try Self.frames(of: new, path: actual)
    guard first.isAnimation || second.isAnimation else { return nil }
    do throws(ImageError) {
      let compared = try AnimationComparison(first, second, drawsDifferences: drawsDifference) {
        (_, pair) throws(ImageError) in
        var (reference, actual) = (pair.reference, pair.actual)
        (reference.masks, actual.masks) = (masks, masks)
        return try Comparison(reference, actual, rule: rule, limits: limits)
      }
      guard let result = compared.outcome() else { return nil }
      let isDrawn = drawsDifference && (drawsIdentical || result.verdict != .identical)
      return (result, isDrawn ? compared.differenceFile()?.bytes : nil)
    } catch {
      throw failure(error)
    }
  }

  private func failure(_ error: ImageError) -> FileError {
    FileError("compare", "\(reference) with \(actual)", reason: UnreadableReference.words(for: error))
  }

  private static func frames(of bytes: [UInt8], path: String) throws(FileError) -> AnimationFile {
    do throws(ImageError) { return try AnimationFile(bytes) } catch { throw unreadable(bytes, path, error) }
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
      throw unreadable(bytes, path, error)
    }
  }

  private static func unreadable(_ bytes: [UInt8], _ path: String, _ error: ImageError) -> FileError {
    FileError(
      "read", path, reason: UnreadableReference.reason(bytes, error, remedy: "give complete PNG files"))
  }
}
