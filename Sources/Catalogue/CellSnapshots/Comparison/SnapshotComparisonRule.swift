import Foundation

/// A rule for when a pixel differs between two pictures.
public enum SnapshotComparisonRule: Hashable, Sendable {
  /// A rule by which any change is a difference.
  case exact
  /// A rule with the maximum difference of a channel (red, green, blue, alpha), from 0 to 255.
  case channel(Int)
  /// A rule by which a pixel differs if an eye can tell the colours apart and the structure does not come from
  /// antialiasing.
  ///
  /// The colours differ at a CIE94 above 1. The structure differs at an SSIM below 0.99 in the 31x31 pixels around the
  /// pixel.
  case perceptual
  /// The rule of pixelmatch 7.2: a pixel differs if its distance in YIQ is above `threshold`. The threshold is a share
  /// of the longest distance, from 0 to 1.
  ///
  /// Pixels that look antialiased count only if `countsAntialiasing` is true.
  case pixelmatch(threshold: Double, countsAntialiasing: Bool)
}

extension SnapshotComparisonRule: CustomStringConvertible {
  /// The rule as the command line writes it: `exact`, `channel:2`, `perceptual`, `pixelmatch:0.1`, `pixelmatch:0.1,aa`.
  public var description: String {
    switch self {
    case .exact: "exact"
    case .channel(let tolerance): "channel:\(tolerance)"
    case .perceptual: "perceptual"
    case .pixelmatch(let threshold, let countsAntialiasing):
      "pixelmatch:\(Self.text(threshold))\(countsAntialiasing ? ",aa" : "")"
    }
  }

  /// Reads the format that `description` writes.
  ///
  /// Throws `SnapshotComparisonRuleError` for any other text.
  public init(_ text: String) throws(SnapshotComparisonRuleError) {
    let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    let value = parts.count == 2 ? String(parts[1]) : nil
    switch (String(parts[0]), value) {
    case ("exact", nil): self = .exact
    case ("perceptual", nil): self = .perceptual
    case ("channel", let value?):
      guard value.allSatisfy({ $0.isASCII && $0.isNumber }), let tolerance = Int(value), tolerance <= 255
      else {
        throw SnapshotComparisonRuleError(
          text: text, advice: "channel: needs a whole number from 0 to 255, as in channel:2")
      }
      self = .channel(tolerance)
    case ("pixelmatch", let value?):
      let numbers = value.split(separator: ",", omittingEmptySubsequences: false)
      guard let threshold = Self.threshold(numbers[0]),
        numbers.count == 1 || (numbers.count == 2 && numbers[1] == "aa")
      else {
        throw SnapshotComparisonRuleError(
          text: text,
          advice:
            "pixelmatch: needs a threshold from 0 to 1, followed by ,aa to count antialiased pixels, as in "
            + "pixelmatch:0.1 or pixelmatch:0.1,aa")
      }
      self = .pixelmatch(threshold: threshold, countsAntialiasing: numbers.count == 2)
    default:
      throw SnapshotComparisonRuleError(
        text: text, advice: "give exact, channel:N, perceptual, pixelmatch:T or pixelmatch:T,aa")
    }
  }

  /// Returns the threshold as text; small numbers look like `1e-05`, which `init(_:)` reads too.
  private static func text(_ threshold: Double) -> String {
    PlainNumber.text(CGFloat(threshold))
  }

  private static func threshold(_ text: Substring) -> Double? {
    let letters = Set("0123456789.e-")
    guard text.first?.isNumber == true, text.allSatisfy({ letters.contains($0) }), let number = Double(text),
      (0...1).contains(number)
    else { return nil }
    return number
  }
}

/// The reason why a text is not a comparison rule.
public struct SnapshotComparisonRuleError: Error, Hashable, Sendable, CustomStringConvertible {
  let text: String
  let advice: String

  public var description: String { "\(TextSnippets.beginning(of: text)) is not a comparison rule; \(advice)" }
}
