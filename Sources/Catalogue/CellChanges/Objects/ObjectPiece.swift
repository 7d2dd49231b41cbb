/// A part of a section that is used as one: a function or a constant.
struct ObjectPiece {
  /// The number of the section.
  let section: Int
  /// The place in the section.
  var range: Range<Int>
  /// The symbols of the piece; none for bytes that no symbol names.
  var symbols: [ObjectSymbol] = []

  /// Whether no other file can refer to the piece by a name.
  var isLocal: Bool { symbols.allSatisfy(\.isLocal) }

  /// The symbol by which the piece is known in every build; nil if it has none that the compiler would choose again.
  ///
  /// Names that begin with a dot are numbered by the compiler.
  var symbol: ObjectSymbol? {
    var known: ObjectSymbol?
    for symbol in symbols where !symbol.name.isEmpty && !symbol.name.hasPrefix(".") {
      guard let other = known else {
        known = symbol
        continue
      }
      if (symbol.isLocal ? 1 : 0, symbol.name) < (other.isLocal ? 1 : 0, other.name) { known = symbol }
    }
    return known
  }
}
