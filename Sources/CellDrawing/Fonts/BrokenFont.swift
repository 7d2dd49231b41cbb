/// A file that a person named as a font and that none can be drawn with.
package struct BrokenFont: Hashable, Sendable {
  /// As the person named the folder.
  package var file: String
  package var fault: FontFileFault

  package init(file: String, fault: FontFileFault) {
    self.file = file
    self.fault = fault
  }
}

extension BrokenFont: CustomStringConvertible {
  /// One line that says what to do.
  package var description: String { "\(file): this font is left out: \(fault); \(fault.wayOut)" }
}

extension BrokenFont {
  private static let mostLines = 10

  /// A line for each of the first ones, and one that counts the others.
  package static func lines(_ fonts: [BrokenFont]) -> [String] {
    let others = fonts.count - mostLines
    return fonts.prefix(mostLines).map(\.description)
      + (others > 0 ? ["\(others) more fonts are left out beside \(fonts[mostLines].file)"] : [])
  }
}
