internal import Foundation
import CellDrawing

extension FontFeature {
  /// Returns the OpenType features of a descriptor's feature settings. A setting that has none is reported.
  static func features(of settings: Any?) -> [FontFeature] {
    guard let settings = settings as? [[UIFontDescriptor.FeatureKey: Any]] else { return [] }
    return settings.flatMap { setting -> [FontFeature] in
      if let tag = setting[.openTypeTag] as? String {
        let value = length(setting[.openTypeValue]).flatMap { UInt32(exactly: $0.rounded()) } ?? 1
        return FontFeature(tag, value).map { [$0] } ?? []
      }
      guard let type = length(setting[.type]).flatMap({ Int(exactly: $0) }),
        let selector = length(setting[.selector]).flatMap({ Int(exactly: $0) })
      else { return [] }
      let found = features(type: type, selector: selector)
      if found.isEmpty {
        Diagnostics.report(
          "a font has the feature of type \(type) and selector \(selector), which CellSnap does not draw")
      }
      return found
    }
  }

  /// Returns the OpenType features that stand for a feature of Apple's list, `SFNTLayoutTypes.h`.
  private static func features(type: Int, selector: Int) -> [FontFeature] {
    if type == kStylisticAlternativesType, (2...41).contains(selector) {
      let set = selector / 2
      return [FontFeature("ss" + (set < 10 ? "0" : "") + String(set), selector % 2 == 0 ? 1 : 0)]
        .compactMap(\.self)
    }
    let names = names[type]?[selector] ?? ""
    return names.split(separator: " ").compactMap { name in
      name.hasPrefix("-") ? FontFeature(String(name.dropFirst()), 0) : FontFeature(String(name))
    }
  }

  /// OpenType's names by type and selector. A minus switches a feature off.
  private static let names: [Int: [Int: String]] = [
    kLigaturesType: [
      kCommonLigaturesOnSelector: "liga", kCommonLigaturesOffSelector: "-liga",
      kRareLigaturesOnSelector: "dlig",
      kRareLigaturesOffSelector: "-dlig", kContextualLigaturesOnSelector: "clig",
      kContextualLigaturesOffSelector: "-clig", kHistoricalLigaturesOnSelector: "hlig",
      kHistoricalLigaturesOffSelector: "-hlig",
    ],
    kLetterCaseType: [kSmallCapsSelector: "smcp"],
    kNumberSpacingType: [kMonospacedNumbersSelector: "tnum", kProportionalNumbersSelector: "pnum -tnum"],
    kVerticalPositionType: [
      kNormalPositionSelector: "-sups -subs -ordn -sinf", kSuperiorsSelector: "sups",
      kInferiorsSelector: "subs",
      kOrdinalsSelector: "ordn", kScientificInferiorsSelector: "sinf",
    ],
    kFractionsType: [
      kNoFractionsSelector: "-frac -afrc", kVerticalFractionsSelector: "afrc",
      kDiagonalFractionsSelector: "frac",
    ],
    kTypographicExtrasType: [kSlashedZeroOnSelector: "zero", kSlashedZeroOffSelector: "-zero"],
    kNumberCaseType: [kLowerCaseNumbersSelector: "onum", kUpperCaseNumbersSelector: "lnum -onum"],
    kCaseSensitiveLayoutType: [
      kCaseSensitiveLayoutOnSelector: "case", kCaseSensitiveLayoutOffSelector: "-case",
      kCaseSensitiveSpacingOnSelector: "cpsp", kCaseSensitiveSpacingOffSelector: "-cpsp",
    ],
    kStylisticAlternativesType: [kNoStylisticAlternativesSelector: "-salt"],
    kContextualAlternatesType: [
      kContextualAlternatesOnSelector: "calt", kContextualAlternatesOffSelector: "-calt",
      kSwashAlternatesOnSelector: "swsh", kSwashAlternatesOffSelector: "-swsh",
      kContextualSwashAlternatesOnSelector: "cswh", kContextualSwashAlternatesOffSelector: "-cswh",
    ],
    kLowerCaseType: [
      kDefaultLowerCaseSelector: "-smcp -pcap", kLowerCaseSmallCapsSelector: "smcp",
      kLowerCasePetiteCapsSelector: "pcap",
    ],
    kUpperCaseType: [
      kDefaultUpperCaseSelector: "-c2sc -c2pc", kUpperCaseSmallCapsSelector: "c2sc",
      kUpperCasePetiteCapsSelector: "c2pc",
    ],
  ]
}
