internal import CellDrawing

/// The hashes by which two builds are compared: what a function or constant is known by, and what it does itself.
///
/// The hash of what a piece does has its bytes and the names of what it uses, but nothing of what these do. Constants
/// without a name of their own count with their content.
struct CodeHashes {
  private let graph: CodeGraph
  /// The hashes in place of the code of functions that make entries.
  private let replaced: [Int: ContentHash]
  private var content: [Int: ContentHash] = [:]
  /// The pieces whose hash is being made, each for the one before.
  private var open: Set<Int> = []
  /// How often a piece was found whose hash is being made.
  private var cycles = 0

  init(_ graph: CodeGraph, replacing replaced: [Int: ContentHash]) {
    self.graph = graph
    self.replaced = replaced
  }

  /// Returns what a piece is known by in both builds; nil for a constant that only counts with its content.
  func identity(of piece: Int, under root: RenamedCode? = nil) -> ContentHash? {
    guard let name = graph.pieces[piece].name else { return nil }
    var text = HashedText()
    text.add(root?.name(for: name) ?? name)
    if graph.pieces[piece].isLocal { text.add(graph.files[graph.pieces[piece].object].name) }
    return text.hash
  }

  /// Returns the hash of what a piece does.
  ///
  /// - Parameter root: the closure whose number among others does not count.
  mutating func content(of piece: Int, under root: RenamedCode? = nil) -> ContentHash {
    if let hash = replaced[piece] { return hash }
    if root == nil, let hash = content[piece] { return hash }
    // Constants that refer to each other end here.
    guard open.insert(piece).inserted else {
      cycles += 1
      return ContentHash(high: 0, low: 0)
    }
    let before = cycles
    let hash = makeContent(of: piece, under: root)
    open.remove(piece)
    // A hash that was made on the way around has not everything.
    if root == nil, cycles == before || open.isEmpty { content[piece] = hash }
    return hash
  }

  private mutating func makeContent(of piece: Int, under root: RenamedCode?) -> ContentHash {
    let (code, file) = (graph.pieces[piece], graph.files[graph.pieces[piece].object])
    var text = HashedText()
    // SwiftPM writes the folder of the build into this file.
    let isPlace = file.name.hasSuffix("/resource_bundle_accessor.swift.o")
    let isCheck = code.isWeak && code.name?.contains("_TR") == true && graph.checksExecutor(piece)
    if !isPlace, !isCheck { text.add(code.content) }
    var firstJump: Int?
    for reference in code.references {
      if !isPlace, !isCheck {
        text.add(reference.offset)
        text.add(Int(reference.form))
        var addend = reference.addend
        if case .inside = reference.target {
          addend = addend &- (firstJump ?? addend)
          firstJump = firstJump ?? reference.addend
        }
        text.add(addend)
      }
      switch reference.target {
      case .inside: continue
      case .name(let number):
        if let root, let name = root.name(for: graph.names.texts[number]) {
          text.add(name)
        } else {
          text.add(graph.names.hashes[number])
        }
      case .piece(let target):
        if let identity = identity(of: target, under: root) {
          text.add(identity)
        } else if isPlace || code.isWeak && graph.pieces[target].texts.first?.hasSuffix(".swift") == true {
          // Any file may have the function that several files need, and its name is in it.
          continue
        } else {
          text.add(content(of: target, under: root))
        }
      }
    }
    for conformance in graph.conformances[piece] ?? [] {
      if let identity = identity(of: conformance) { text.add(identity) }
    }
    return text.hash
  }
}

extension CodeGraph {
  /// Whether a function says nothing of its own: one of CellSnap that each file has that calls it, or one that the compiler
  /// made to copy or release the values of a type.
  func isImplied(_ piece: Int) -> Bool {
    guard pieces[piece].isWeak, let name = pieces[piece].name else { return false }
    return EngineModules.beginnings.contains { name.hasPrefix($0) } || Self.copiesValue(name)
  }

  /// Whether a mangled name ends as the one of an outlined operation does: `WOb`, `WOc`, `WOi0_`.
  private static func copiesValue(_ name: String) -> Bool {
    let end = name.hasSuffix("_") ? name.dropLast() : name[...]
    let letters = end.reversed().drop { $0.isNumber }.prefix(3)
    return letters.count == 3 && letters.dropFirst().elementsEqual("OW")
  }

  /// Whether a function says a file and line if it runs on the wrong thread. A function that only passes arguments on has
  /// the place of its first caller.
  func checksExecutor(_ piece: Int) -> Bool {
    pieces[piece].references.contains { reference in
      guard case .name(let name) = reference.target else { return false }
      return names.texts[name] == "swift_task_reportUnexpectedExecutor"
    }
  }
}
