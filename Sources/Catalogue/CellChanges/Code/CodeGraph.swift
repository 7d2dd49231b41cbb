internal import CellDrawing

/// The functions and constants of a program, and which of them use which others.
///
/// The compiler's object files have every use: calls, initial values, the functions of a class, the witnesses of a
/// conformance, the default values of arguments, and what a macro became. Some uses are in no file, and are added here:
/// a type uses its conformances, as a cast can find them.
package struct CodeGraph {
  /// An object file in the graph.
  struct File {
    /// The name with the module, such as `Feed/NoteCell.swift.o`.
    let name: String
    /// Whether the compiler of Swift made it.
    let isSwift: Bool

    var module: Substring { name.prefix { $0 != "/" } }
  }

  private(set) var files: [File] = []
  var pieces: [CodePiece] = []
  private(set) var names = CodeNames()
  /// The pieces that the linker takes for a name, by the number of the name.
  private var definitions: [Int: Int] = [:]
  /// The pieces that the runtime finds without a use.
  private(set) var unnamedUses: Set<Int> = []
  /// The pieces that list the conformances of files.
  private var conformanceLists: [Int] = []
  /// The conformances that each type or protocol uses.
  private(set) var conformances: [Int: [Int]] = [:]

  package init() {}

  /// Adds an object file. The files are added in the order in which the linker takes them.
  ///
  /// - Parameter name: the name of the file with its module, such as `Feed/NoteCell.swift.o`.
  package mutating func add(_ object: ObjectFile, named name: String) throws(ObjectFileError) {
    var reader = try ObjectReader(object, number: files.count, first: pieces.count)
    let isSwift = name.hasSuffix(".swift.o")
    files.append(File(name: name, isSwift: isSwift))
    pieces += try reader.pieces(&names)
    reader.definitions { piece, name, isWeak in
      let number = names.number(of: name)
      if let earlier = definitions[number], isWeak || !pieces[earlier].isWeak { return }
      definitions[number] = piece
      // C can look for a function by its name.
      if isSwift, !isWeak, !name.hasPrefix("$s"), name != "main" { unnamedUses.insert(piece) }
    }
    conformanceLists += try reader.pieces(inSectionsNamed: "swift5_protocol_conformances")
    // Code in these sections runs before the program, or replaces functions when a library is loaded.
    for section in [".init_array", ".ctors", "swift5_repl"] {
      unnamedUses.formUnion(try reader.pieces(inSectionsNamed: section))
    }
  }

  /// Returns the piece that a use leads to; nil if it is in no file of the graph.
  func target(of reference: CodeReference) -> Int? {
    switch reference.target {
    case .piece(let piece): piece
    case .name(let name): definitions[name]
    case .inside: nil
    }
  }

  /// Returns the piece of a name; nil if no file has it.
  func piece(named name: String) -> Int? { names.known(name).flatMap { definitions[$0] } }

  /// The function with which the program begins; nil if there is none.
  ///
  /// SwiftPM gives the one of a program the name of its module: `snapshots_main`.
  var beginning: Int? {
    piece(named: "main") ?? unnamedUses.first { pieces[$0].name?.hasSuffix("_main") == true }
  }

  /// Returns the pieces that a piece uses.
  func uses(of piece: Int) -> [Int] {
    pieces[piece].references.compactMap { target(of: $0) } + (conformances[piece] ?? [])
  }
}

extension CodeGraph {
  /// Adds the uses of conformances, after all files were added.
  ///
  /// A cast finds a conformance by its type and its protocol. Both must be used, so one of them uses the conformance: the
  /// type, or the protocol for a type that is in no file of the graph. If neither is there, every entry uses it.
  package mutating func addConformances() {
    conformances = [:]
    for list in conformanceLists {
      for conformance in pieces[list].references.compactMap({ target(of: $0) }) {
        if let owner = described(at: 4, in: conformance) ?? described(at: 0, in: conformance) {
          conformances[owner, default: []].append(conformance)
        } else {
          unnamedUses.insert(conformance)
        }
      }
    }
  }

  /// Returns the type or protocol that a conformance names at an offset, itself or by a pointer to it.
  private func described(at offset: Int, in conformance: Int) -> Int? {
    guard let reference = pieces[conformance].references.first(where: { $0.offset == offset }),
      let target = target(of: reference)
    else { return nil }
    guard pieces[target].name?.hasPrefix("got.") == true else { return target }
    return pieces[target].references.first.flatMap { self.target(of: $0) }
  }
}
