import CellCatalog
import CellChecks
import CellDrawing
import CellSnapshots
import Foundation
import MFS
import UIKit

/// The options of `check` as values.
struct CheckOptions {
  static let only = CommandOption(
    "only", list: "LIST",
    summary: "Checks (\(names(CheckKind.allCases.map(\.rawValue)))) or rules of lint (\(names(lintNames)))",
    read: rules)
  static let textSizes = CommandOption(
    "text-sizes", list: "LIST", summary: "Text sizes: XS, S, M, L, XL, XXL, XXXL, AX1 to AX5",
    usual: CheckSettings().textSizes.map(TextSize.name).joined(separator: ","), read: OptionValue.textSizes)
  static let pairs = CommandOption(
    "pairs", argument: "COUNT",
    summary: "The maximum number of pairs of a table's rows to reuse cells for, at the first width",
    default: "\(CheckSettings().pairLimit)",
    read: OptionValue.wholeNumber(1...1_000_000, unit: "the maximum number of pairs"))
  static let rows = CommandOption(
    "rows", argument: "COUNT",
    summary: "The maximum number of a table's rows, or items, for the checks besides lint and height",
    default: "\(CheckSettings().rowLimit)",
    read: OptionValue.wholeNumber(1...1_000_000, unit: "the maximum number of rows"))
  static let json = CommandOption(
    "json", summary: "Print JSON: for each fault, up to 100 findings and one for each configuration")

  static let all: [any DeclaredOption] = [
    only, ConfigurationOptions.widths, ConfigurationOptions.scale, textSizes,
    ConfigurationOptions.systemVersion, pairs, rows, json, ConfigurationOptions.fonts,
    ConfigurationOptions.timeout,
  ]

  private static var lintNames: [String] { CheckKind.lint.rules.map(\.rawValue) }

  private static func names(_ names: [String]) -> String { names.joined(separator: ", ") }

  /// Returns the option that limits how many samples of a kind are looked at, or nil where there is no such
  /// option.
  static func option(of kind: Sample.Kind) -> String? {
    switch kind {
    case .rows, .headers, .footers, .items: "--\(rows.name)"
    case .pairs: "--\(pairs.name)"
    case .widths: "--\(ConfigurationOptions.widths.name)"
    case .expandableRows: nil
    }
  }

  var settings: CheckSettings
  var configuration: ConfigurationOptions
  var writesJSON: Bool
  /// Whether the options leave out something that a waiver may be for.
  var isNarrowed: Bool

  init(_ arguments: Arguments) throws {
    configuration = try ConfigurationOptions(arguments)
    settings = CheckSettings()
    let rules = try arguments[Self.only]
    if !rules.isEmpty { settings.rules = Set(rules) }
    settings.hasFixedScale = configuration.choice.scale != nil
    settings.scale = configuration.choice.scale ?? settings.scale
    settings.hasFixedWidths = !configuration.choice.widths.isEmpty
    if settings.hasFixedWidths { settings.widths = configuration.choice.widths }
    let textSizes = try arguments[Self.textSizes]
    if !textSizes.isEmpty { settings.textSizes = textSizes }
    if !configuration.choice.systemVersions.isEmpty {
      settings.systemVersions = configuration.choice.systemVersions
    }
    settings.pairLimit = try arguments[Self.pairs]
    settings.rowLimit = try arguments[Self.rows]
    writesJSON = try arguments[Self.json]
    isNarrowed =
      arguments.has(ConfigurationOptions.widths) || arguments.has(Self.textSizes)
      || arguments.has(Self.pairs) || arguments.has(Self.rows)
  }

  /// Returns the arguments with the first operand as `--only`, if it is the name of a check: `check environment Feed`.
  static func takingCheck(from arguments: Arguments) -> Arguments {
    guard !arguments.has(only), let first = arguments.operands.first, CheckKind(rawValue: first) != nil else {
      return arguments
    }
    var texts = arguments.texts
    texts[only.name] = [first]
    return Arguments(texts: texts, operands: Array(arguments.operands.dropFirst()))
  }

  private static func rules(_ text: String) throws -> [CheckRule] {
    var rules: [CheckRule] = []
    for name in OptionValue.parts(of: text) where !name.isEmpty {
      if let check = CheckKind(rawValue: name) {
        rules += check.rules
      } else if let rule = CheckRule(rawValue: name) {
        rules.append(rule)
      } else {
        let known = CheckKind.allCases.map(\.rawValue) + lintNames
        let nearest = EditDistance.nearest(to: name, among: known).map { "did you mean \($0)? " } ?? ""
        throw OptionValueError(
          "there is no check \"\(name.shortened)\"; \(nearest)the checks are \(names(known))")
      }
    }
    guard !rules.isEmpty else { throw OptionValueError("name checks, such as reuse,lint") }
    return rules
  }
}
