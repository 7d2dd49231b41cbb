/// A program's code and resources, with what code does that the graph of its uses does not say.
struct ProgramGraph {
  let graph: CodeGraph
  let resources: ResourceIndex
  /// The descriptions of classes by their names.
  let classes: [String: [Int]]
  /// The files of modules whose texts are in the instructions of functions, because they are optimised.
  private let optimised: Set<Int>
  /// The numbers of names of functions that find a class by a name.
  private let lookups: Set<Int>
  /// The numbers of names of functions that read files.
  private let readers: Set<Int>

  /// The function that makes a text of a literal. Optimised code does not call it.
  private static let literal = "$sSS21_builtinStringLiteral17utf8CodeUnitCount7isASCIISSBp_BwBi1_tcfC"
  private static let lookupNames = ["NSClassFromString", "10classNamed", "_typeByName", "NSKeyedUnarchiver"]
  private static let readerNames = [
    "contentsOf", "contentsAtPath", "FileManager", "FileHandle", "InputStream", "XMLParser", "6BundleC4path",
    "6BundleC3url",
  ]

  init(_ graph: CodeGraph, resources: ResourceIndex, isOptimised: Bool) {
    self.graph = graph
    self.resources = resources
    var (lookups, readers): (Set<Int>, Set<Int>) = ([], [])
    for (number, name) in graph.names.texts.enumerated() {
      if Self.lookupNames.contains(where: name.contains) { lookups.insert(number) }
      if Self.readerNames.contains(where: name.contains) || ["fopen", "open", "read"].contains(name) {
        readers.insert(number)
      }
    }
    (self.lookups, self.readers) = (lookups, readers)
    classes = Self.classes(in: graph)
    optimised = isOptimised ? Set(graph.files.indices) : Self.optimised(in: graph)
  }

  /// Whether a file's literals are texts of their own, so that the file is not optimised.
  func hasTexts(_ file: Int) -> Bool { !optimised.contains(file) }

  /// Whether a piece has texts that are not seen.
  func hidesTexts(_ piece: Int) -> Bool {
    !optimised.isEmpty && graph.pieces[piece].isCode && optimised.contains(graph.pieces[piece].object)
  }

  /// Whether a piece finds classes by names that may be anything.
  func looksForClasses(_ piece: Int) -> Bool { !lookups.isEmpty && uses(piece, lookups) }

  /// Whether a piece reads files.
  func readsFiles(_ piece: Int) -> Bool { !readers.isEmpty && uses(piece, readers) }

  private func uses(_ piece: Int, _ names: Set<Int>) -> Bool {
    graph.pieces[piece].references.contains { reference in
      guard case .name(let name) = reference.target else { return false }
      return names.contains(name)
    }
  }

  /// Returns the descriptions of types by the names in them.
  private static func classes(in graph: CodeGraph) -> [String: [Int]] {
    var classes: [String: [Int]] = [:]
    for (number, piece) in graph.pieces.enumerated() where piece.name?.hasSuffix("CMn") == true {
      guard let name = piece.references.first(where: { $0.offset == 8 }),
        let text = graph.target(of: name).flatMap({ graph.pieces[$0].texts.first })
      else { continue }
      classes[text, default: []].append(number)
    }
    return classes
  }

  /// Returns the files of the modules whose functions use texts, but make none of a literal.
  private static func optimised(in graph: CodeGraph) -> Set<Int> {
    guard !graph.files.isEmpty else { return [] }
    let literal = graph.names.known(Self.literal)
    var (plain, using): (Set<Substring>, Set<Substring>) = ([], [])
    for piece in graph.pieces where piece.isCode && graph.files[piece.object].isSwift {
      let module = graph.files[piece.object].module
      guard !plain.contains(module) else { continue }
      for reference in piece.references {
        if case .name(let name) = reference.target, name == literal { plain.insert(module) }
        if let target = graph.target(of: reference), !graph.pieces[target].texts.isEmpty {
          using.insert(module)
        }
      }
    }
    let modules = using.subtracting(plain)
    return Set(graph.files.indices.filter { modules.contains(graph.files[$0].module) })
  }
}
