/// The files that are compiled together with a cut, such as a catalogue of the classes that it draws.
package protocol CutCompanion {
  /// Returns the files for a cut: their names and texts.
  mutating func files(for state: CutState) -> [(name: String, text: String)]

  /// Leaves out what does not compile. Returns whether anything changed.
  mutating func leaveOut(file: String, line: Int, because reason: String) -> Bool
}

/// A companion without files, for a library, which is compiled alone.
package struct NoCompanion: CutCompanion {
  package init() {}

  package func files(for state: CutState) -> [(name: String, text: String)] { [] }

  package func leaveOut(file: String, line: Int, because reason: String) -> Bool { false }
}
