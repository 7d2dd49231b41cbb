import CellDrawing
import CellSnapshots
import MFS

/// The options of every command that compares: by which rule, within which limits.
struct ComparisonOptions {
  static let rule = CommandOption(
    "rule", argument: "RULE",
    summary: "exact, channel:N, perceptual, pixelmatch:T or pixelmatch:T,aa (exact)")
  static let maximumPixels = CommandOption(
    "max-pixels", argument: "COUNT", summary: "So many pixels may differ (0)")
  static let maximumRatio = CommandOption(
    "max-ratio", argument: "RATIO", summary: "Such a part of the pixels may differ, from 0 to 1 (0)")
  static let window = CommandOption(
    "window", argument: "N:M", summary: "M pixels may differ in any square of N by N")

  static let all = [rule, maximumPixels, maximumRatio, window]

  var rule: ComparisonRule
  var limits: ComparisonLimits

  init(_ arguments: Arguments) throws(CommandFailure) {
    rule = try Self.rule(arguments[Self.rule.name] ?? "exact")
    limits = ComparisonLimits(
      maximumDifferingPixels: try arguments[Self.maximumPixels.name].map(Self.count),
      maximumDifferingRatio: try arguments[Self.maximumRatio.name].map(Self.ratio),
      window: try arguments[Self.window.name].map(Self.window))
  }

  /// As the command line writes it: the rule, and the limits where there are any.
  var text: String {
    var parts = [rule.description]
    if let count = limits.maximumDifferingPixels { parts.append("max-pixels \(count)") }
    if let ratio = limits.maximumDifferingRatio { parts.append("max-ratio \(ratio)") }
    if let window = limits.window {
      parts.append("window \(window.side):\(window.maximumDifferingPixels)")
    }
    return parts.joined(separator: ", ")
  }

  private static func rule(_ text: String) throws(CommandFailure) -> ComparisonRule {
    do throws(ComparisonRuleError) {
      return try ComparisonRule(text)
    } catch {
      throw .usage("--rule: \(error)")
    }
  }

  private static func count(_ text: String) throws(CommandFailure) -> Int {
    guard let count = number(text) else {
      throw .usage("--max-pixels \(text.shortened): give a whole number of pixels, 0 or more")
    }
    return count
  }

  private static func ratio(_ text: String) throws(CommandFailure) -> Double {
    guard let ratio = PlainNumber.parse(text), ratio <= 1 else {
      throw .usage("--max-ratio \(text.shortened): give a number from 0 to 1, as in 0.001")
    }
    return Double(ratio)
  }

  private static func window(_ text: String) throws(CommandFailure) -> ComparisonLimits.Window {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 2, let side = number(parts[0]), (1...Bitmap.maximumSide).contains(side),
      let count = number(parts[1])
    else {
      throw .usage(
        "--window \(text.shortened): give the side of a square in pixels and how many may differ in it, as in 32:10"
      )
    }
    return ComparisonLimits.Window(side: side, maximumDifferingPixels: count)
  }

  private static func number(_ text: some StringProtocol) -> Int? {
    text.allSatisfy { $0.isASCII && $0.isNumber } ? Int(text) : nil
  }
}
