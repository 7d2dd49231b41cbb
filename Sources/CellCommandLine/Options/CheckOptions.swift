import CellChecks
import CellCatalog
import Foundation
import MFS
import UIKit

/// The options of `check` as values.
struct CheckOptions {
  static let only = CommandOption(
    "only", argument: "LIST",
    summary: "Checks (\(names(Check.allCases.map(\.rawValue)))) or rules of lint (\(names(lintNames)))")
  static let textSizes = CommandOption(
    "text-sizes", argument: "LIST", summary: "Of XS, S, M, L, XL, XXL, XXXL, AX1 to AX5 (L,XS,XXXL,AX5)")
  static let pairs = CommandOption(
    "pairs", argument: "COUNT",
    summary: "The most pairs of rows of a table to reuse cells between, at the first width (1600)")
  static let rows = CommandOption(
    "rows", argument: "COUNT",
    summary: "The most rows of a table, or items, that other checks than lint and height look at (40)")
  static let json = CommandOption(
    "json", summary: "Print JSON: the findings, of a fault up to 100 and one of each configuration")

  static let all = [
    only, ConfigurationOptions.widths, ConfigurationOptions.scale, textSizes, pairs, rows, json,
    ConfigurationOptions.fonts,
  ]

  private static var lintNames: [String] { Check.lint.rules.map(\.rawValue) }

  private static func names(_ names: [String]) -> String { names.joined(separator: ", ") }

  /// What limits how much of a kind is looked at; nil of what has no option.
  static func option(of kind: Sample.Kind) -> String? {
    switch kind {
    case .rows, .headers, .footers, .items: "--\(rows.name)"
    case .pairs: "--\(pairs.name)"
    case .widths: "--widths"
    case .expandableRows: nil
    }
  }

  var settings: CheckSettings
  var writesJSON: Bool
  var fontFolders: [String]
  /// Whether something is left out that a waiver may be for.
  var isNarrowed: Bool

  init(_ arguments: Arguments) throws(CommandFailure) {
    var settings = CheckSettings()
    settings.rules = try arguments[Self.only.name].map(Self.rules) ?? settings.rules
    settings.scale = try arguments[ConfigurationOptions.scale.name].map(OptionValue.scale) ?? settings.scale
    if let widths = arguments[ConfigurationOptions.widths.name] {
      settings.widths = try OptionValue.widths(widths, scale: settings.scale)
    }
    if let sizes = arguments[Self.textSizes.name] {
      var categories: [UIContentSizeCategory] = []
      for name in sizes.split(separator: ",") {
        categories.append(
          try OptionValue.textSize(name.trimmingCharacters(in: .whitespaces), option: Self.textSizes))
      }
      guard !categories.isEmpty else { throw .usage("--text-sizes is empty; name some, such as L,XXXL") }
      settings.textSizes = categories
    }
    settings.pairLimit = try Self.count(arguments, Self.pairs) ?? settings.pairLimit
    settings.rowLimit = try Self.count(arguments, Self.rows) ?? settings.rowLimit
    self.settings = settings
    writesJSON = arguments.contains(Self.json.name)
    fontFolders =
      arguments[ConfigurationOptions.fonts.name].map { $0.split(separator: ",").map(String.init) } ?? []
    isNarrowed = [ConfigurationOptions.widths, Self.textSizes, Self.pairs, Self.rows].contains {
      arguments[$0.name] != nil
    }
  }

  private static func rules(_ text: String) throws(CommandFailure) -> Set<CheckRule> {
    var rules: Set<CheckRule> = []
    for part in text.split(separator: ",") {
      let name = part.trimmingCharacters(in: .whitespaces)
      if let check = Check(rawValue: name) {
        rules.formUnion(check.rules)
      } else if let rule = CheckRule(rawValue: name) {
        rules.insert(rule)
      } else {
        let known = Check.allCases.map(\.rawValue) + lintNames
        let nearest = EditDistance.nearest(to: name, among: known).map { "did you mean \($0)? " } ?? ""
        throw .usage("--only \(name.shortened): there is no such check; \(nearest)they are \(names(known))")
      }
    }
    guard !rules.isEmpty else { throw .usage("--only is empty; name checks, such as reuse,lint") }
    return rules
  }

  private static func count(_ arguments: Arguments, _ option: CommandOption) throws(CommandFailure) -> Int? {
    guard let text = arguments[option.name] else { return nil }
    guard let count = Int(text), count > 0, count <= 1_000_000 else {
      throw .usage("--\(option.name) \(text.shortened): give a number from 1 to 1000000")
    }
    return count
  }
}
