package import CellCatalog
package import Foundation
package import UIKit

/// What is checked, in which circumstances and how long.
package struct CheckSettings: Sendable {
  package var rules: Set<CheckRule>
  /// In points.
  package var widths: [CGFloat]
  /// Whether nothing is looked at in other widths, though an entry is drawn in them.
  package var hasFixedWidths = true
  /// Pixels a point.
  package var scale: CGFloat
  /// Whether nothing is looked at in another scale, though an entry is drawn in it.
  package var hasFixedScale = true
  /// Those that `lint` and `height` look at; the other checks use the first.
  package var textSizes: [UIContentSizeCategory]
  /// Those that `lint` and `height` look at; the other checks use the first.
  package var systemVersions: [SystemVersion] = [.iOS26]
  /// The most pairs of rows of a table that the reuse check tries at the first width.
  package var pairLimit: Int
  /// The most that it tries at the other widths: what a cell keeps hardly depends on them.
  static let otherWidthsPairLimit = 200
  /// The most rows of a table, and items of a collection, that checks other than `lint` and `height` look at.
  package var rowLimit: Int
  /// What `lint` and `height` look at after all widths, text sizes and directions: dark, in a language, on a device.
  private(set) var declared: [Configuration] = []

  package init(
    rules: Set<CheckRule> = Set(CheckRule.allCases), widths: [CGFloat] = [320, 375, 414, 768],
    scale: CGFloat = 2,
    textSizes: [UIContentSizeCategory] = [
      .large, .extraSmall, .extraExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
    ],
    pairLimit: Int = 1_600, rowLimit: Int = 40
  ) {
    self.rules = rules
    self.widths = widths
    self.scale = scale
    self.textSizes = textSizes
    self.pairLimit = pairLimit
    self.rowLimit = rowLimit
  }

  /// What an app's code names; the text sizes are the usual ones where it names none.
  package init(
    checks: [Check], widths: [CGFloat], contentSizeCategories: [UIContentSizeCategory]?, rowLimit: Int
  ) throws(CheckError) {
    self.init(
      rules: Set(CheckRule.allCases.filter { checks.contains($0.check) }), widths: widths,
      rowLimit: max(1, rowLimit))
    textSizes = contentSizeCategories ?? textSizes
    guard !rules.isEmpty, !widths.isEmpty, !textSizes.isEmpty else {
      throw CheckError("nothing is checked without a check, a width and a text size; name some")
    }
  }

  var lintRules: Set<CheckRule> { rules.filter { $0.check == .lint } }

  /// Whether something is looked at in every circumstances of the matrix; contrast only depends on colours.
  var looksAtMatrix: Bool { rules.contains(.height) || !lintRules.subtracting([.contrast]).isEmpty }

  /// The settings for an entry that is drawn in `configurations`: their widths and scale count where none are fixed.
  func covering(_ configurations: [Configuration]) -> CheckSettings {
    var settings = self
    if let first = configurations.first {
      if !hasFixedScale { settings.scale = first.scale }
      if !hasFixedWidths {
        settings.widths = []
        for width in configurations.map(\.width) where !settings.widths.contains(width) {
          settings.widths.append(width)
        }
      }
    }
    settings.declared = configurations.filter {
      settings.widths.contains($0.width) && (!hasFixedScale || $0.scale == scale)
    }
    return settings
  }

  package func pairLimit(atWidth width: CGFloat) -> Int {
    width == widths.first ? pairLimit : min(pairLimit, Self.otherWidthsPairLimit)
  }

  /// The first width, at the first text size.
  var plainCircumstances: Circumstances { circumstances(width: widths.first ?? 375) }

  func circumstances(width: CGFloat) -> Circumstances {
    Circumstances(
      configuration: Configuration(
        width: width, scale: scale, contentSizeCategory: textSizes.first ?? .large,
        systemVersion: systemVersions.first ?? .iOS26))
  }

  /// Every width with every text size, direction and language, the plainest first; then every width with all expanded,
  /// the same for each other version of iOS, and what else is declared.
  var matrix: [Circumstances] {
    var matrix: [Circumstances] = []
    for isPseudolocalized in [false, true] {
      for direction in [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft] {
        for textSize in textSizes {
          for width in widths {
            var circumstances = circumstances(width: width)
            circumstances.configuration.layoutDirection = direction
            circumstances.configuration.contentSizeCategory = textSize
            circumstances.isPseudolocalized = isPseudolocalized
            matrix.append(circumstances)
          }
        }
      }
    }
    matrix += widths.map { width in
      var circumstances = circumstances(width: width)
      circumstances.isExpanded = true
      return circumstances
    }
    let others = systemVersions.dropFirst().flatMap { version in
      matrix.map { circumstances in
        var circumstances = circumstances
        circumstances.configuration.systemVersion = version
        return circumstances
      }
    }
    matrix += others
    return matrix
      + declared.map { Circumstances(configuration: $0) }.filter { !matrix.contains($0) }
  }

  /// Colours do not depend on widths.
  var colorCircumstances: [Circumstances] {
    var dark = plainCircumstances
    dark.configuration.userInterfaceStyle = .dark
    return [plainCircumstances, dark]
  }
}
