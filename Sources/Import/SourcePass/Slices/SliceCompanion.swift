/// The files that are compiled together with a slice, such as a catalogue of the classes that it draws.
package protocol SliceCompanion {
  /// Returns the files for a slice: their names and texts.
  mutating func files(for state: SliceState) -> [(name: String, text: String)]

  /// Leaves out what does not compile. Returns whether anything changed.
  mutating func leaveOut(file: String, line: Int, because reason: String) -> Bool
}

/// A companion without files, for a library, which is compiled alone.
package struct NoCompanion: SliceCompanion {
  package init() {}

  package func files(for state: SliceState) -> [(name: String, text: String)] { [] }

  package func leaveOut(file: String, line: Int, because reason: String) -> Bool { false }
}
