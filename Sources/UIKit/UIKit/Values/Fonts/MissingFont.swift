internal import CellDrawing

/// The system font instead of missing fonts that an app names.
package enum MissingFont {
  @TaskLocal private static var isReplaced = false

  /// Runs a function in which `UIFont(name:size:)` returns the system font for a name that it does not know, and reports
  /// the name.
  ///
  /// An app that unwraps its own font would end the program without it.
  package static func replacing<Result>(_ body: () throws -> Result) rethrows -> Result {
    try $isReplaced.withValue(true) { try body() }
  }

  /// Returns the system font in the weight that the name ends with, or nil if missing fonts are not replaced.
  static func replacement(for name: String, size: Double) -> Font? {
    guard isReplaced else { return nil }
    Diagnostics.report("the font \(name) is not there; the system font is drawn")
    let parts = name.split(separator: "-")
    let style = (parts.count > 1 ? parts.last.map(String.init) ?? "" : name).lowercased()
    // A family's name may have such a word, as `Blackwood` has.
    let weight =
      weights.first { parts.count > 1 ? style.contains($0.word) : style.hasSuffix($0.word) }?.weight ?? 400
    return Font(
      family: .system, size: size, weight: weight,
      isItalic: style.contains("italic") || style.contains("oblique"))
  }

  private static let weights: [(word: String, weight: Int)] = [
    ("semibold", 600), ("demi", 600), ("extrabold", 800), ("heavy", 800), ("black", 900), ("bold", 700),
    ("medium", 500), ("extralight", 200), ("ultralight", 100), ("light", 300), ("thin", 200),
  ]
}
