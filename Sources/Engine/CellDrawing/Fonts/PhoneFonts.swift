/// The families that every iPhone has besides the system's, and the free families that replace them.
enum PhoneFonts {
  /// A family of an iPhone and its replacement.
  struct Family: Sendable {
    /// The name in iOS: `Helvetica Neue`.
    var name: String
    /// The name of the replacing family in the packages.
    var standIn: String
  }

  /// The replacements. The replacements of Arial, Helvetica, Times, Courier and Menlo are as wide as Apple's fonts. The
  /// other replacements are only similar in kind.
  static let families: [Family] =
    ["Arial", "Arial Hebrew", "Helvetica", "Helvetica Neue"].map {
      Family(name: $0, standIn: "Liberation Sans")
    }
    + ["Times New Roman"].map { Family(name: $0, standIn: "Liberation Serif") }
    + ["Courier", "Courier New"].map { Family(name: $0, standIn: "Liberation Mono") }
    + [Family(name: "Menlo", standIn: "DejaVu Sans Mono")]
    + [
      "Avenir", "Avenir Next", "Futura", "Gill Sans", "Kailasa", "Mishafi", "Optima", "Trebuchet MS",
      "Verdana",
    ].map { Family(name: $0, standIn: "Inter") }
    + [
      "American Typewriter", "Baskerville", "Bodoni 72", "Charter", "Cochin", "Copperplate", "Didot",
      "Georgia",
      "Hoefler Text", "Iowan Old Style", "Palatino", "Rockwell", "Superclarendon",
    ].map { Family(name: $0, standIn: "Noto Serif") }
    + ["Avenir Next Condensed", "DIN Alternate", "DIN Condensed", "Impact"].map {
      Family(name: $0, standIn: "Liberation Sans Narrow")
    }
    + [
      "Arial Rounded MT Bold", "Bradley Hand", "Chalkboard SE", "Chalkduster", "Marker Felt", "Noteworthy",
      "Papyrus", "Savoye LET", "Snell Roundhand", "Zapfino",
    ].map { Family(name: $0, standIn: "Quicksand") }
    + ["Apple SD Gothic Neo"].map { Family(name: $0, standIn: "Noto Sans CJK KR") }
    + ["Hiragino Sans", "Hiragino Kaku Gothic ProN", "Hiragino Mincho ProN", "Hiragino Maru Gothic ProN"].map
  {
    Family(name: $0, standIn: "Noto Sans CJK JP")
  }
    + ["PingFang SC"].map { Family(name: $0, standIn: "Noto Sans CJK SC") }
    + ["PingFang TC"].map { Family(name: $0, standIn: "Noto Sans CJK TC") }
    + ["PingFang HK"].map { Family(name: $0, standIn: "Noto Sans CJK HK") }
}

/// A font of an iPhone, by its family's or PostScript name: `Helvetica Neue`, `HelveticaNeue-MediumItalic`.
package struct PhoneFont: Hashable, Sendable {
  package let familyName: String
  package let postScriptName: String
  /// The weight from 100 to 900.
  package let weight: Int
  package let isItalic: Bool
  /// The family of the packages that replaces it.
  let standIn: String

  /// Fails with nil if no iPhone has a font with this name.
  package init?(named name: String) {
    let parts = name.split(separator: "-", maxSplits: 1)
    let beginning = Self.key(String(parts.first ?? ""))
    guard
      let family = PhoneFonts.families.first(where: { family in
        let key = Self.key(family.name)
        return beginning == key || beginning == key + "ps" || beginning == key + "psmt"
          || beginning == key + "mt"
      })
    else { return nil }
    let style = parts.count > 1 ? parts[1].lowercased() : ""
    familyName = family.name
    postScriptName = name.contains(" ") ? name.replacing(" ", with: "") : name
    weight = Self.weights.first { style.contains($0.word) }?.weight ?? 400
    isItalic = style.contains("italic") || style.contains("oblique") || style.hasSuffix("it")
    standIn = family.standIn
  }

  private static func key(_ name: String) -> String { name.replacing(" ", with: "").lowercased() }

  /// The words for weights. Longer words come before shorter ones that they contain.
  private static let weights: [(word: String, weight: Int)] = [
    ("ultralight", 200), ("extralight", 200), ("thin", 100), ("light", 300), ("medium", 500),
    ("demibold", 600),
    ("semibold", 600), ("extrabold", 800), ("ultrabold", 800), ("heavy", 800), ("black", 900), ("bold", 700),
  ]
}
