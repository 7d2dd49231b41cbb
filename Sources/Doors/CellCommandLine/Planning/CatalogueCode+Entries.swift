import CellCatalog
import CellChanges
import CellDrawing

extension CatalogueCode {
  /// Reads the code of this process's program, which has made the entries.
  init(of entries: [CatalogEntry]) throws {
    guard let reader = EntryCodeReader() else { throw Problem.noMemory }
    let codes = entries.map { entry in
      reader.code(
        of: entry.name, madeAt: entry.place.map { ("\($0.file)", Int($0.line)) },
        closures: { entry.forEachClosure($0) })
    }
    var surroundings = DrawingLibraries.versions
    surroundings["version"] = CellSnapVersion.text
    for (name, value) in HostEnvironment.settings { surroundings[name] = value }
    try self.init(ofThisProgram: codes, surroundings: surroundings)
  }
}
