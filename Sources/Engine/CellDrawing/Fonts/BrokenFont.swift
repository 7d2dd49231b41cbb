/// A file that a person named as a font and that cannot be used for drawing.
package struct BrokenFont: Hashable, Sendable {
  /// The path, beginning with the folder as the person named it.
  package var file: String
  package var fault: FontFileFault

  package init(file: String, fault: FontFileFault) {
    self.file = file
    self.fault = fault
  }
}

extension BrokenFont: CustomStringConvertible {
  /// One line that says what to do.
  package var description: String { "\(file): this font is skipped: \(fault); \(fault.wayOut)" }
}

extension BrokenFont {
  private static let maximumLines = 10

  /// Returns a line for each of the first fonts, and one line with the number of the other fonts.
  package static func lines(_ fonts: [BrokenFont]) -> [String] {
    let others = fonts.count - maximumLines
    return fonts.prefix(maximumLines).map(\.description)
      + (others > 0 ? ["\(others) more fonts are skipped, such as \(fonts[maximumLines].file)"] : [])
  }
}
