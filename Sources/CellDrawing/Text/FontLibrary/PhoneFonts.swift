/// The families that every iPhone has besides the system's, and the free ones that stand in for them.
enum PhoneFonts {
  /// What stands in for a family.
  struct Family: Sendable {
    /// As iOS names it: `Helvetica Neue`.
    var name: String
    /// A family of the packages.
    var standIn: String
    /// Whether its letters are as wide.
    var hasSameWidths: Bool
  }

  static let families: [Family] =
    ["Arial", "Arial Hebrew", "Helvetica", "Helvetica Neue"].map { same($0, "Liberation Sans") }
    + ["Times New Roman"].map { same($0, "Liberation Serif") }
    + ["Courier", "Courier New"].map { same($0, "Liberation Mono") }
    + [same("Menlo", "DejaVu Sans Mono")]
    + [
      "Avenir", "Avenir Next", "Futura", "Gill Sans", "Kailasa", "Mishafi", "Optima", "Trebuchet MS",
      "Verdana",
    ].map { like($0, "Inter") }
    + [
      "American Typewriter", "Baskerville", "Bodoni 72", "Charter", "Cochin", "Copperplate", "Didot",
      "Georgia",
      "Hoefler Text", "Iowan Old Style", "Palatino", "Rockwell", "Superclarendon",
    ].map { like($0, "Noto Serif") }
    + ["Avenir Next Condensed", "DIN Alternate", "DIN Condensed", "Impact"].map {
      like($0, "Liberation Sans Narrow")
    }
    + [
      "Arial Rounded MT Bold", "Bradley Hand", "Chalkboard SE", "Chalkduster", "Marker Felt", "Noteworthy",
      "Papyrus", "Savoye LET", "Snell Roundhand", "Zapfino",
    ].map { like($0, "Quicksand") }
    + ["Apple SD Gothic Neo"].map { like($0, "Noto Sans CJK KR") }
    + ["Hiragino Sans", "Hiragino Kaku Gothic ProN", "Hiragino Mincho ProN", "Hiragino Maru Gothic ProN"].map
  {
    like($0, "Noto Sans CJK JP")
  }
    + ["PingFang SC"].map { like($0, "Noto Sans CJK SC") }
    + ["PingFang TC"].map { like($0, "Noto Sans CJK TC") }
    + ["PingFang HK"].map { like($0, "Noto Sans CJK HK") }

  private static func same(_ name: String, _ standIn: String) -> Family {
    Family(name: name, standIn: standIn, hasSameWidths: true)
  }

  private static func like(_ name: String, _ standIn: String) -> Family {
    Family(name: name, standIn: standIn, hasSameWidths: false)
  }
}

/// A font of an iPhone by its family's or its PostScript name: `Helvetica Neue`, `HelveticaNeue-MediumItalic`.
package struct PhoneFont: Hashable, Sendable {
  package let familyName: String
  package let postScriptName: String
  /// From 100 to 900.
  package let weight: Int
  package let isItalic: Bool
  /// The family of the packages that stands in for it.
  let standIn: String
  /// Whether the stand-in's letters are as wide.
  package let hasSameWidths: Bool

  /// Nil where no iPhone has a font of this name.
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
    hasSameWidths = family.hasSameWidths
  }

  private static func key(_ name: String) -> String { name.replacing(" ", with: "").lowercased() }

  /// The longer words first, which hold the shorter.
  private static let weights: [(word: String, weight: Int)] = [
    ("ultralight", 200), ("extralight", 200), ("thin", 100), ("light", 300), ("medium", 500),
    ("demibold", 600),
    ("semibold", 600), ("extrabold", 800), ("ultrabold", 800), ("heavy", 800), ("black", 900), ("bold", 700),
  ]
}
