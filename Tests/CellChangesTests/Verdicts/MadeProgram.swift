import CellDrawing

@testable import CellChanges

/// A program of two entries that a test makes: `Note` draws a cell with a style, and `List` draws a list.
struct MadeProgram {
  /// The bytes that fill the functions of the program, by their names. Other bytes are other code.
  var fillers: [String: UInt8] = [:]
  /// The functions that the function of the style calls besides.
  var calls: [String] = []
  /// The entries in the text of the catalogue, in its order.
  var entries = ["Note", "List"]
  var resources: [ResourceFile] = []
  var surroundings = ["CellSnap": "0.2"]
  var isOptimised = false
  /// The name by which the text of the catalogue makes an entry.
  var maker = "CatalogEntry"

  private static let make = "$s11CellCatalog0B5EntryV_6height4viewACSS_AC6HeightO5UIKit6UIViewCyYbScMYcctcfC"

  /// The function of the standard library that makes a text of a literal.
  private static let literal = "$sSS21_builtinStringLiteral17utf8CodeUnitCount7isASCIISSBp_BwBi1_tcfC"

  private func closure(_ number: Int) -> String {
    "$s4Feed7entriesyyFyycfU\(number == 0 ? "" : "\(number - 1)")_"
  }

  private func add(_ name: String, calling names: [String], local: Bool = false, to object: inout MadeObject)
  {
    object.addFunction(name, calling: names, binding: local ? 0 : 1, filler: fillers[name] ?? 0x90)
  }

  func code() throws -> CatalogueCode {
    var (catalogue, app) = (MadeObject(), MadeObject())
    let functions = ["Note": "$s4Feed4NoteyyF", "List": "$s4Feed4ListyyF", "New": "$s4Feed3NewyyF"]
    for (number, entry) in entries.enumerated() {
      add(closure(number), calling: [functions[entry] ?? ""], local: true, to: &catalogue)
    }
    add("$s4Feed7entriesyyF", calling: entries.indices.flatMap { [closure($0), Self.make] }, to: &catalogue)
    add("main", calling: ["$s4Feed7entriesyyF", "$s4Feed6SampleyyF"], to: &catalogue)
    app.addText(".L.str.star", "star")
    app.addText(".L.str.moon", "moon")
    add("$s4Feed4NoteyyF", calling: ["$s4Feed5StyleyyF", ".L.str.star", Self.literal], to: &app)
    add("$s4Feed5StyleyyF", calling: calls, to: &app)
    add("$s4Feed4ListyyF", calling: [".L.str.moon"], to: &app)
    add("$s4Feed3NewyyF", calling: [], to: &app)
    add("$s4Feed6SampleyyF", calling: [], to: &app)
    var graph = CodeGraph()
    try graph.add(ObjectFile(catalogue.bytes), named: "Feed/Entries.swift.o")
    try graph.add(ObjectFile(app.bytes), named: "Feed/Cells.swift.o")
    graph.addConformances()
    // The entries are in the lines after the first one, each with two uses.
    for piece in graph.pieces.indices where graph.pieces[piece].name == "$s4Feed7entriesyyF" {
      for use in graph.pieces[piece].references.indices {
        graph.pieces[piece].references[use].line = use / 2 + 2
      }
    }
    let text = entries.map { "  \(maker)(\"\($0)\") { \($0)() }\n" }.joined()
    let program = ProgramGraph(graph, resources: ResourceIndex(resources), isOptimised: isOptimised)
    return try CatalogueCode(
      program,
      entries: entries.enumerated().map { number, name in
        EntryCode(name: name, place: ("Feed/Entries.swift", number + 2), functions: [])
      }, names: entries.indices.map { [closure($0)] },
      texts: CatalogueText(Array("var entries: [CatalogEntry] {\n\(text)}\n".utf8)).map {
        ["Feed/Entries.swift.o": $0]
      } ?? [:],
      surroundings: surroundings)
  }
}
