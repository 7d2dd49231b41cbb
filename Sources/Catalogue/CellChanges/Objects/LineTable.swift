/// The source lines of the code in an object file, from what the compiler writes for debuggers.
///
/// The format is DWARF's of the versions 2 to 5. Lines of other files, whose code was put into a function, are 0, as are
/// those that the compiler gives to what it adds itself.
struct LineTable {
  /// The lines from some offset on, by the number of the section, in the order of their offsets.
  private var rows: [Int: [(offset: Int, line: Int)]] = [:]
  private let bytes: ObjectBytes
  /// The places that the addresses in the table mean.
  private var addresses: [Int: (section: Int, offset: Int)] = [:]

  /// Reads the table of an object file; nil if it has none.
  init?(_ object: ObjectFile, symbols: [ObjectSymbol]) throws(ObjectFileError) {
    var found: Int?
    for (number, section) in object.sections.enumerated() where !section.isLoaded && section.kind == .other {
      if try object.name(of: section) == ".debug_line" { found = number }
    }
    guard let number = found else { return nil }
    bytes = object.bytes
    let table = object.sections[number].bytes
    for section in object.sections where section.kind == .relocations && section.target == number {
      for relocation in try object.relocations(in: section) {
        guard symbols.indices.contains(relocation.symbol), let home = symbols[relocation.symbol].section
        else {
          continue
        }
        addresses[table.lowerBound &+ relocation.offset] = (
          home, symbols[relocation.symbol].offset &+ relocation.addend
        )
      }
    }
    var place = table.lowerBound
    while place < table.upperBound { place = try readUnit(at: place, before: table.upperBound) }
    for section in rows.keys { rows[section]?.sort { $0.offset < $1.offset } }
  }

  /// Returns the line of the code at an offset in a section; 0 if it has none.
  func line(in section: Int, at offset: Int) -> Int {
    guard let rows = rows[section] else { return 0 }
    var (low, high) = (0, rows.count)
    while low < high {
      let middle = (low + high) / 2
      if rows[middle].offset <= offset { low = middle + 1 } else { high = middle }
    }
    return low > 0 ? rows[low - 1].line : 0
  }

  /// Reads the lines of a unit, which is a source file, and returns the place after it.
  private mutating func readUnit(at start: Int, before limit: Int) throws(ObjectFileError) -> Int {
    let length = Int(try bytes.number(UInt32.self, at: start))
    let end = start + 4 + length
    guard length > 2, end <= limit else { throw .damaged(offset: start) }
    let version = try bytes.number(UInt16.self, at: start + 4)
    guard (2...5).contains(version) else { throw .damaged(offset: start + 4) }
    // Version 5 has the sizes of addresses, and version 4 the number of operations in an instruction.
    var place = start + 6 + (version >= 5 ? 2 : 0)
    let program = place + 4 + Int(try bytes.number(UInt32.self, at: place))
    place += 4
    let unit = Int(try bytes.number(UInt8.self, at: place))
    place += version >= 4 ? 3 : 2
    let base = Int(try bytes.number(Int8.self, at: place))
    let range = Int(try bytes.number(UInt8.self, at: place + 1))
    let firstSpecial = Int(try bytes.number(UInt8.self, at: place + 2))
    guard range > 0, firstSpecial > 0, program <= end else { throw .damaged(offset: place) }
    var counts: [Int] = []
    for opcode in 1..<max(firstSpecial, 1) {
      counts.append(Int(try bytes.number(UInt8.self, at: place + 2 + opcode)))
    }
    var state = LineState(unit: unit, base: base, range: range, firstSpecial: firstSpecial, counts: counts)
    place = program
    while place < end {
      place = try step(at: place, &state)
      guard place <= end else { throw .damaged(offset: place) }
      if let row = state.row {
        if let section = state.section { rows[section, default: []].append(row) }
        state.row = nil
      }
    }
    return end
  }

  /// Does one step of the program that makes the lines, and returns the place of the next one.
  private func step(at start: Int, _ state: inout LineState) throws(ObjectFileError) -> Int {
    var place = start + 1
    let opcode = Int(try bytes.number(UInt8.self, at: start))
    if opcode >= state.firstSpecial {
      state.advance(special: opcode)
      state.emit()
      return place
    }
    switch opcode {
    case 0:
      let length = try unsigned(&place)
      guard length > 0, length <= bytes.count - place else { throw .damaged(offset: start) }
      switch try bytes.number(UInt8.self, at: place) {
      case 1: state.end()
      case 2:
        guard let address = addresses[place + 1] else { throw .damaged(offset: place) }
        (state.section, state.offset) = (address.section, address.offset)
      default: break
      }
      place += length
    case 1: state.emit()
    case 2: state.offset = state.offset &+ (try unsigned(&place) &* state.unit)
    case 3: state.line = state.line &+ (try signed(&place))
    case 4: state.file = try unsigned(&place)
    case 8: state.advance(special: 255, keepingLine: true)
    case 9:
      state.offset = state.offset &+ Int(try bytes.number(UInt16.self, at: place))
      place += 2
    default:
      for _ in 0..<state.counts[opcode - 1] { _ = try unsigned(&place) }
    }
    return place
  }

  /// Reads a number of seven bits in each byte.
  private func unsigned(_ place: inout Int) throws(ObjectFileError) -> Int {
    var (number, shift) = (0, 0)
    while true {
      let byte = Int(try bytes.number(UInt8.self, at: place))
      place += 1
      if shift < 56 { number |= (byte & 0x7f) << shift }
      shift += 7
      if byte < 0x80 { return number }
    }
  }

  private func signed(_ place: inout Int) throws(ObjectFileError) -> Int {
    let start = place
    let number = try unsigned(&place)
    let bits = 7 * (place - start)
    return bits < 56 && number >> (bits - 1) & 1 == 1 ? number - (1 << bits) : number
  }
}
