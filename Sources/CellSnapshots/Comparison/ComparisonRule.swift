import Foundation

/// What makes a pixel of two pictures different.
public enum ComparisonRule: Hashable, Sendable {
  /// Any change.
  case exact
  /// A channel (red, green, blue, alpha) that is further off than so many of 255.
  case channel(Int)
  /// A colour that an eye tells apart (CIE94 above 1) where the structure is not that of antialiasing (SSIM below
  /// 0.99 in the 31x31 pixels around it).
  case perceptual
  /// What pixelmatch 7.2 counts: a distance in YIQ above `threshold`, from 0 to 1, of the longest there is.
  /// Unless `countsAntialiasing`, pixels that look antialiased do not count.
  case pixelmatch(threshold: Double, countsAntialiasing: Bool)
}

extension ComparisonRule: CustomStringConvertible {
  /// As the command line writes it: `exact`, `channel:2`, `perceptual`, `pixelmatch:0.1`, `pixelmatch:0.1,aa`.
  public var description: String {
    switch self {
    case .exact: "exact"
    case .channel(let tolerance): "channel:\(tolerance)"
    case .perceptual: "perceptual"
    case .pixelmatch(let threshold, let countsAntialiasing):
      "pixelmatch:\(Self.text(threshold))\(countsAntialiasing ? ",aa" : "")"
    }
  }

  /// Reads what `description` writes.
  ///
  /// Throws `ComparisonRuleError` for anything else.
  public init(_ text: String) throws(ComparisonRuleError) {
    let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    let value = parts.count == 2 ? String(parts[1]) : nil
    switch (String(parts[0]), value) {
    case ("exact", nil): self = .exact
    case ("perceptual", nil): self = .perceptual
    case ("channel", let value?):
      guard value.allSatisfy({ $0.isASCII && $0.isNumber }), let tolerance = Int(value), tolerance <= 255
      else {
        throw ComparisonRuleError(
          text: text, advice: "channel: takes a whole number from 0 to 255, as in channel:2")
      }
      self = .channel(tolerance)
    case ("pixelmatch", let value?):
      let numbers = value.split(separator: ",", omittingEmptySubsequences: false)
      guard let threshold = Self.threshold(numbers[0]),
        numbers.count == 1 || (numbers.count == 2 && numbers[1] == "aa")
      else {
        throw ComparisonRuleError(
          text: text,
          advice:
            "pixelmatch: takes a threshold from 0 to 1, with ,aa where antialiased pixels count too, as in "
            + "pixelmatch:0.1 or pixelmatch:0.1,aa")
      }
      self = .pixelmatch(threshold: threshold, countsAntialiasing: numbers.count == 2)
    default:
      throw ComparisonRuleError(
        text: text, advice: "give exact, channel:N, perceptual, pixelmatch:T or pixelmatch:T,aa")
    }
  }

  /// Small numbers as `1e-05`, which is read as well.
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

/// Why a text is no comparison rule.
public struct ComparisonRuleError: Error, Hashable, Sendable, CustomStringConvertible {
  let text: String
  let advice: String

  public var description: String { "\(TextSnippets.beginning(of: text)) is no comparison rule; \(advice)" }
}
