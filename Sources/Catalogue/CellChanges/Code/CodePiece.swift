internal import CellDrawing

/// A function or constant of a program, with what it uses.
struct CodePiece {
  /// The number of its object file.
  let object: Int
  /// The name by which it is known in every build; nil if it has none.
  let name: String?
  /// Whether only its own object file can refer to its name.
  let isLocal: Bool
  /// Whether several files may have it, of which the linker takes the first one.
  let isWeak: Bool
  let isCode: Bool
  /// The hash of its bytes, without the addresses that are in them.
  let content: ContentHash
  /// The texts that it consists of; none if it is something else.
  let texts: [String]
  var references: [CodeReference] = []
}
