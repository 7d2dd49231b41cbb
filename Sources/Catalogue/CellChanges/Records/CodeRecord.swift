internal import CellDrawing

/// The hashes of a program's entries and their code, by which a later program tells which entries can differ.
package struct CodeRecord: Equatable, Sendable {
  /// Everything that all entries depend on, by its name: CellSnap's own code, the compiler, the languages.
  package var surroundings: [String: String]
  /// The hash of everything that each entry uses, by the names of the entries.
  var entries: [String: ContentHash]
  /// The hashes of what functions and constants do, by the hashes of their names.
  var pieces: [ContentHash: ContentHash]
  /// The hashes of the files in bundles, by their paths below the folder of the build.
  var files: [String: ContentHash]
  /// The hashes of resources, which are files or texts of tables.
  var items: [String: ContentHash]

  package init() {
    (surroundings, entries, pieces, files, items) = ([:], [:], [:], [:], [:])
  }
}
