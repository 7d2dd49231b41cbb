/// A pseudolanguage that shows whether layouts leave room for translations.
///
/// Its texts are English with accents and long vowels, about 40 percent longer.
///
/// Everything that measures or draws text uses it while `Device.current.language` is its tag.
package enum Pseudolocale {
  /// The BCP 47 tag, which other systems also use for it.
  package static let language = "en-XA"

  static var isCurrent: Bool { Device.current.language == language }

  /// Returns a text in the pseudolanguage. Only letters of the English alphabet change.
  package static func text(_ text: some StringProtocol) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars { result.append(contentsOf: scalars(for: scalar)) }
    return String(result)
  }

  private static func scalars(for scalar: Unicode.Scalar) -> String.UnicodeScalarView {
    guard scalar.isASCII, let letters = letters[Character(scalar)] else { return .init([scalar]) }
    return letters.unicodeScalars
  }

  private static let letters: [Character: String] = [
    "a": "åå", "b": "ƀ", "c": "ç", "d": "ð", "e": "éé", "f": "ƒ", "g": "ĝ", "h": "ĥ", "i": "îî", "j": "ĵ",
    "k": "ķ",
    "l": "ļ", "m": "ɱ", "n": "ñ", "o": "öö", "p": "þ", "r": "ŕ", "s": "š", "t": "ţ", "u": "ûû", "w": "ŵ",
    "y": "ýý",
    "z": "ž", "A": "Åå", "B": "Ɓ", "C": "Ç", "D": "Ð", "E": "Éé", "G": "Ĝ", "H": "Ĥ", "I": "Îî", "J": "Ĵ",
    "K": "Ķ",
    "L": "Ļ", "N": "Ñ", "O": "Öö", "P": "Þ", "R": "Ŕ", "S": "Š", "T": "Ţ", "U": "Ûû", "W": "Ŵ", "Y": "Ýý",
    "Z": "Ž",
  ]
}
