package import CellCatalog
package import Foundation
package import UIKit

/// The checks to run, with their circumstances and limits.
package struct CheckSettings: Sendable {
  package var rules: Set<CheckRule>
  /// The widths in points.
  package var widths: [CGFloat]
  /// Whether only these widths are used, even if an entry is drawn in others.
  package var hasFixedWidths = true
  /// The number of pixels per point.
  package var scale: CGFloat
  /// Whether only this scale is used, even if an entry is drawn in another.
  package var hasFixedScale = true
  /// The content size categories for `lint` and `height`. The other checks use the first.
  package var textSizes: [UIContentSizeCategory]
  /// The versions of iOS for `lint` and `height`. The other checks use the first.
  package var systemVersions: [SystemVersion] = [.iOS26]
  /// The maximum number of pairs of rows of a table for the reuse check at the first width.
  package var pairLimit: Int
  /// The maximum number of pairs at the other widths. What a cell keeps hardly depends on them.
  static let otherWidthsPairLimit = 200
  /// The maximum number of rows of a table, and of items of a collection, for the checks other than `lint` and
  /// `height`.
  package var rowLimit: Int
  /// The further circumstances for `lint` and `height`, after all widths, content size categories and directions.
  /// Examples are dark appearance, a language, or a device.
  private(set) var declared: [SnapshotConfiguration] = []

  package init(
    rules: Set<CheckRule> = Set(CheckRule.allCases),
    widths: [CGFloat] = [SnapshotConfiguration].usual.map(\.width), scale: CGFloat = 2,
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

  /// Makes settings from an app's code. Unspecified content size categories and row limits are the default ones.
  package init(
    checks: [CheckKind], widths: [CGFloat], contentSizeCategories: [UIContentSizeCategory]?, rowLimit: Int?
  ) throws(CheckError) {
    self.init(rules: Set(CheckRule.allCases.filter { checks.contains($0.check) }), widths: widths)
    self.rowLimit = max(1, rowLimit ?? self.rowLimit)
    textSizes = contentSizeCategories ?? textSizes
    guard !rules.isEmpty, !widths.isEmpty, !textSizes.isEmpty else {
      throw CheckError("there is nothing to check; name at least one check, width and text size")
    }
  }

  var checks: Set<CheckKind> { Set(rules.map(\.check)) }

  var lintRules: Set<CheckRule> { rules.filter { $0.check == .lint } }

  /// Whether something is examined in all circumstances of the matrix. Contrast only depends on colours.
  var looksAtMatrix: Bool { rules.contains(.height) || !lintRules.subtracting([.contrast]).isEmpty }

  /// Returns the settings for an entry that is drawn in `configurations`. Their widths and scale are used unless these
  /// are fixed.
  func covering(_ configurations: [SnapshotConfiguration]) -> CheckSettings {
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

  /// The circumstances with the first width and the first content size category.
  var plainCircumstances: Circumstances { circumstances(width: widths.first ?? 375) }

  /// The circumstances with each width and the first content size category.
  var widthCircumstances: [Circumstances] { widths.map(circumstances) }

  func circumstances(width: CGFloat) -> Circumstances {
    Circumstances(
      configuration: SnapshotConfiguration(
        width: width, scale: scale, contentSizeCategory: textSizes.first ?? .large,
        systemVersion: systemVersions.first ?? .iOS26))
  }

  /// The circumstances of `lint` and `height`.
  ///
  /// First comes every width with every content size category, direction and language, the plainest first. Then comes
  /// every width with everything expanded. Then come the same circumstances for each other version of iOS, and finally
  /// those that are declared.
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

  /// The circumstances for contrast. Colours do not depend on widths.
  var colorCircumstances: [Circumstances] {
    var dark = plainCircumstances
    dark.configuration.userInterfaceStyle = .dark
    return [plainCircumstances, dark]
  }
}
