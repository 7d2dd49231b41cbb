/// The end of a picture's name: `<width>[@<scale>x][-<trait>]…[.<tile>]`. It is read in one pass, because every
/// reference is read so.
struct VariantText {
  /// The width: `320` or `320.5`.
  var width: Substring
  /// The scale: `@2x`.
  var scale: Substring?
  /// The traits: `-dark-rtl`, or empty.
  var traits: Substring
  /// The tile: `.2`.
  var tile: Substring?

  /// Returns nil if the text has another format.
  init?(_ text: Substring) {
    var rest = Scan(text: text, place: text.startIndex)
    guard rest.number() else { return nil }
    width = text[..<rest.place]
    let afterWidth = rest.place
    if rest.one("@") {
      guard rest.number(), rest.one("x") else { return nil }
      scale = text[afterWidth..<rest.place]
    }
    let afterScale = rest.place
    while rest.one("-") { guard rest.some({ $0.isASCIILetter || $0.isASCIIDigit }) else { return nil } }
    traits = text[afterScale..<rest.place]
    let afterTraits = rest.place
    if rest.one(".") {
      guard rest.some(\.isASCIIDigit) else { return nil }
      tile = text[afterTraits..<rest.place]
    }
    guard rest.place == text.endIndex else { return nil }
  }
}

/// A place in a text, which moves by bytes.
private struct Scan {
  let text: Substring
  var place: Substring.Index

  mutating func one(_ character: Unicode.Scalar) -> Bool {
    guard place < text.endIndex, text.utf8[place] == UInt8(ascii: character) else { return false }
    place = text.utf8.index(after: place)
    return true
  }

  mutating func some(_ isWanted: (UInt8) -> Bool) -> Bool {
    let start = place
    while place < text.endIndex, isWanted(text.utf8[place]) { place = text.utf8.index(after: place) }
    return place > start
  }

  /// Skips a number such as `2` or `2.5`, and returns false if there is none. A dot without a digit behind it is not
  /// skipped.
  mutating func number() -> Bool {
    guard some(\.isASCIIDigit) else { return false }
    let whole = place
    if !(one(".") && some(\.isASCIIDigit)) { place = whole }
    return true
  }
}
