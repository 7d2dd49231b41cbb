/// The pieces of all sections of an object file that are loaded into memory.
struct ObjectPieces {
  private(set) var pieces: [ObjectPiece] = []
  /// The numbers of the pieces of each section, in the order of their places.
  private var numbers: [[Int]]

  /// Sections that are read by other programs than the compiled one: the tables for unwinding, and a hash of the module's
  /// interface.
  private static let unread: Set = [".eh_frame", ".swift_modhash"]

  init(_ object: ObjectFile, symbols: [ObjectSymbol]) throws(ObjectFileError) {
    numbers = Array(repeating: [], count: object.sections.count)
    var named: [[ObjectSymbol]] = Array(repeating: [], count: object.sections.count)
    for symbol in symbols where !symbol.isSection {
      if let section = symbol.section { named[section].append(symbol) }
    }
    for (number, section) in object.sections.enumerated() where section.isLoaded {
      guard section.kind != .relocations, !Self.unread.contains(try object.name(of: section)) else {
        continue
      }
      for piece in Self.pieces(of: section, number, named[number]) {
        numbers[number].append(pieces.count)
        pieces.append(piece)
      }
    }
  }

  /// Returns the number of the piece at an offset in a section; nil if there is none.
  func piece(in section: Int, at offset: Int) -> Int? {
    guard numbers.indices.contains(section) else { return nil }
    var (low, high) = (0, numbers[section].count)
    while low < high {
      let middle = (low + high) / 2
      if pieces[numbers[section][middle]].range.lowerBound <= offset {
        low = middle + 1
      } else {
        high = middle
      }
    }
    guard low > 0 else { return nil }
    let number = numbers[section][low - 1]
    let range = pieces[number].range
    return range.contains(offset) || range.isEmpty && range.lowerBound == offset ? number : nil
  }

  /// Returns the numbers of the pieces of a section.
  func pieces(in section: Int) -> [Int] { numbers.indices.contains(section) ? numbers[section] : [] }

  /// Divides a section at its symbols. A symbol inside of another's bytes is a further name for a part of these.
  private static func pieces(
    of section: ObjectSection, _ number: Int, _ symbols: [ObjectSymbol]
  ) -> [ObjectPiece] {
    var pieces: [ObjectPiece] = []
    let inside = symbols.filter { $0.offset <= section.size }
      .sorted { ($0.offset, $1.size, $0.name) < ($1.offset, $0.size, $1.name) }
    for symbol in inside {
      if let last = pieces.last,
        symbol.offset < last.range.upperBound || symbol.offset == last.range.lowerBound
      {
        pieces[pieces.count - 1].symbols.append(symbol)
        continue
      }
      let end = symbol.offset + min(symbol.size, section.size - symbol.offset)
      pieces.append(ObjectPiece(section: number, range: symbol.offset..<end, symbols: [symbol]))
    }
    return filled(pieces, section, number)
  }

  /// Returns the pieces with those between them, which no symbol names. Names of nothing extend to the next one.
  private static func filled(
    _ named: [ObjectPiece], _ section: ObjectSection, _ number: Int
  ) -> [ObjectPiece] {
    var pieces: [ObjectPiece] = []
    var end = 0
    for (index, var piece) in named.enumerated() {
      if piece.range.lowerBound > end {
        pieces.append(ObjectPiece(section: number, range: end..<piece.range.lowerBound))
      }
      if piece.range.isEmpty {
        let next = index + 1 < named.count ? named[index + 1].range.lowerBound : section.size
        piece.range = piece.range.lowerBound..<next
      }
      pieces.append(piece)
      end = piece.range.upperBound
    }
    if end < section.size { pieces.append(ObjectPiece(section: number, range: end..<section.size)) }
    return pieces
  }
}
