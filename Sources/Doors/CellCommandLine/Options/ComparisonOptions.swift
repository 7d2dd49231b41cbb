import CellDrawing
import CellSnapshots
import MFS

/// The options of all commands that compare: the rule and the limits.
struct ComparisonOptions {
  static let rule = CommandOption(
    "rule", argument: "RULE", summary: "exact, channel:N, perceptual, pixelmatch:T or pixelmatch:T,aa",
    default: "exact"
  ) { text in
    do throws(SnapshotComparisonRuleError) {
      return try SnapshotComparisonRule(text)
    } catch {
      throw OptionValueError("\(error)")
    }
  }
  static let maximumPixels = CommandOption(
    "max-pixels", argument: "COUNT", summary: "The number of pixels that may differ", usual: "0",
    read: OptionValue.wholeNumber(0...Int.max, unit: "pixels"))
  static let maximumRatio = CommandOption(
    "max-ratio", argument: "RATIO", summary: "The part of the pixels that may differ, from 0 to 1", usual: "0"
  ) { text in
    guard let ratio = PlainNumber.parse(text), ratio <= 1 else {
      throw OptionValueError("give a number from 0 to 1, as in 0.001")
    }
    return Double(ratio)
  }
  static let window = CommandOption(
    "window", argument: "N:M", summary: "M pixels may differ in any square of N by N"
  ) { text in
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 2, let side = OptionValue.decimal(parts[0]),
      (1...Bitmap.maximumSide).contains(side), let count = OptionValue.decimal(parts[1])
    else {
      throw OptionValueError(
        "give the side of a square in pixels and the number of pixels that may differ in it, as in 32:10")
    }
    return SnapshotComparisonLimits.Window(side: side, maximumDifferingPixels: count)
  }

  static let all: [any DeclaredOption] = [rule, maximumPixels, maximumRatio, window]

  var rule: SnapshotComparisonRule
  var limits: SnapshotComparisonLimits

  init(_ arguments: Arguments) throws {
    rule = try arguments[Self.rule]
    limits = SnapshotComparisonLimits(
      maximumDifferingPixels: try arguments[Self.maximumPixels],
      maximumDifferingRatio: try arguments[Self.maximumRatio], window: try arguments[Self.window])
  }

  /// The rule and, where there are any, the limits, as the command line writes them.
  var text: String {
    var parts = [rule.description]
    if let count = limits.maximumDifferingPixels { parts.append("max-pixels \(count)") }
    if let ratio = limits.maximumDifferingRatio { parts.append("max-ratio \(ratio)") }
    if let window = limits.window {
      parts.append("window \(window.side):\(window.maximumDifferingPixels)")
    }
    return parts.joined(separator: ", ")
  }
}
