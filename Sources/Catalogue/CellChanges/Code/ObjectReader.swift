internal import CellDrawing

/// Reads the pieces of an object file and what they use, as a part of a graph.
struct ObjectReader {
  private let object: ObjectFile
  private let symbols: [ObjectSymbol]
  private let parts: ObjectPieces
  /// The number of the file.
  private let number: Int
  /// The number of the file's first piece in the graph.
  private let first: Int
  private var references: [[CodeReference]]
  /// The bytes of each section with relocations, that the linker fills.
  private var filled: [Int: Set<Int>] = [:]

  init(_ object: ObjectFile, number: Int, first: Int) throws(ObjectFileError) {
    self.object = object
    (self.number, self.first) = (number, first)
    symbols = try object.symbols()
    parts = try ObjectPieces(object, symbols: symbols)
    references = Array(repeating: [], count: parts.pieces.count)
  }

  /// Returns the pieces.
  mutating func pieces(_ names: inout CodeNames) throws(ObjectFileError) -> [CodePiece] {
    for section in object.sections where section.kind == .relocations {
      guard object.sections.indices.contains(section.target), !parts.pieces(in: section.target).isEmpty else {
        continue
      }
      try read(section, &names)
    }
    for section in object.sections.indices { readWithin(section) }
    if symbols.contains(where: { EntryMakers.makes($0.name) }) { try readLines() }
    var pieces: [CodePiece] = []
    for (index, piece) in parts.pieces.enumerated() {
      pieces.append(try self.piece(index, piece))
    }
    return pieces
  }

  /// Adds the lines of the sources to the uses by code.
  private mutating func readLines() throws(ObjectFileError) {
    guard let table = try LineTable(object, symbols: symbols) else { return }
    for (index, piece) in parts.pieces.enumerated() where object.sections[piece.section].isCode {
      for use in references[index].indices {
        references[index][use].line = table.line(
          in: piece.section, at: piece.range.lowerBound + references[index][use].offset)
      }
    }
  }

  /// The numbers and names of the pieces that other files can name, the strong ones and the weak ones.
  func definitions(_ body: (_ piece: Int, _ name: String, _ isWeak: Bool) -> Void) {
    for (index, piece) in parts.pieces.enumerated() {
      for symbol in piece.symbols where !symbol.isLocal { body(first + index, symbol.name, symbol.isWeak) }
    }
  }

  /// The pieces in sections of a name that begins with `prefix`.
  func pieces(inSectionsNamed prefix: String) throws(ObjectFileError) -> [Int] {
    var found: [Int] = []
    for (number, section) in object.sections.enumerated() where section.isLoaded {
      guard try object.name(of: section).hasPrefix(prefix) else { continue }
      found += parts.pieces(in: number).map { first + $0 }
    }
    return found
  }

  /// Returns the texts that some bytes consist of, each with a zero at its end; none if they are something else.
  private static func texts(in bytes: [UInt8]) -> [String] {
    guard bytes.count > 1, bytes.last == 0, bytes.first != 0,
      bytes.allSatisfy({ $0 >= 0x20 || $0 == 0 || $0 == 0x09 || $0 == 0x0a })
    else { return [] }
    return bytes.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
  }

  private func piece(_ index: Int, _ piece: ObjectPiece) throws(ObjectFileError) -> CodePiece {
    let section = object.sections[piece.section]
    var bytes: [UInt8]
    if section.kind == .zeros {
      bytes = Array("\(piece.range.count)".utf8)
    } else {
      let start = section.bytes.lowerBound
      bytes = Array(object.bytes.bytes[start + piece.range.lowerBound..<start + piece.range.upperBound])
    }
    let texts = references[index].isEmpty && !section.isCode ? Self.texts(in: bytes) : []
    for reference in references[index] where reference.form == CodeReference.withinSection {
      for byte in reference.offset..<min(reference.offset + 4, bytes.count) { bytes[byte] = 0 }
    }
    let symbol = piece.symbol
    return CodePiece(
      object: number, name: symbol?.name, isLocal: symbol?.isLocal ?? true,
      isWeak: !piece.symbols.isEmpty && piece.symbols.allSatisfy { $0.isWeak || $0.isLocal }
        && !piece.isLocal,
      isCode: section.isCode, content: ContentHash(of: bytes), texts: texts,
      references: references[index].sorted {
        ($0.offset, $0.form, $0.addend) < ($1.offset, $1.form, $1.addend)
      })
  }
}

extension ObjectReader {
  /// Reads the relocations in a section.
  private mutating func read(_ section: ObjectSection, _ names: inout CodeNames) throws(ObjectFileError) {
    let source = object.sections[section.target]
    for relocation in try object.relocations(in: section) {
      guard let index = parts.piece(in: section.target, at: relocation.offset) else { continue }
      filled[section.target, default: []].insert(relocation.offset)
      guard symbols.indices.contains(relocation.symbol) else {
        throw .damaged(offset: section.bytes.lowerBound)
      }
      let symbol = symbols[relocation.symbol]
      let offset = relocation.offset - parts.pieces[index].range.lowerBound
      func add(_ addend: Int, _ target: CodeReference.Target) {
        references[index].append(
          CodeReference(offset: offset, form: relocation.form, addend: addend, target: target))
      }
      guard let home = symbol.section, symbol.isLocal else {
        add(relocation.addend, .name(names.number(of: symbol.name)))
        continue
      }
      guard symbol.isSection else {
        guard let target = parts.piece(in: home, at: symbol.offset) else { continue }
        let start = parts.pieces[target].range.lowerBound
        add(relocation.addend &+ (symbol.offset - start), .piece(first + target))
        continue
      }
      for target in targets(of: relocation, in: home, from: source) {
        let place = place(of: relocation, from: source)
        let start = parts.pieces[target].range.lowerBound
        if !source.isCode, object.sections[home].isCode, place != start {
          // A table of jumps: each number counts from the table's start, so that it cannot say more than the order.
          add(relocation.addend &- offset, .inside)
          break
        }
        add(place &- start, .piece(first + target))
      }
    }
  }

  /// The forms of x86-64 whose number counts from the end of an instruction, which mostly ends with the number.
  private static let countedFromEnd: Set<UInt32> = [2, 4, 9, 41, 42]

  private func place(of relocation: ObjectRelocation, from source: ObjectSection) -> Int {
    let counts =
      object.processor == .x86 && source.isCode && Self.countedFromEnd.contains(relocation.form)
    return relocation.addend &+ (counts ? 4 : 0)
  }

  /// Returns the pieces that a number in a section may lead to.
  ///
  /// One to four bytes may follow the number in an instruction that reads a constant.
  private func targets(
    of relocation: ObjectRelocation, in home: Int, from source: ObjectSection
  ) -> [Int] {
    let place = place(of: relocation, from: source)
    var places = [place]
    if place != relocation.addend, !object.sections[home].isCode {
      places += [place &+ 1, place &+ 2, place &+ 4]
    }
    var found: [Int] = []
    for place in places {
      if let piece = parts.piece(in: home, at: place), !found.contains(piece) { found.append(piece) }
    }
    return found
  }
}

extension ObjectReader {
  /// Finds the uses of pieces of the same section. The compiler computes these itself, and leaves no relocation.
  ///
  /// Each number that could lead to the start of a local piece counts, so some may be wrong, but none is missing.
  private mutating func readWithin(_ section: Int) {
    let (numbers, header) = (parts.pieces(in: section), object.sections[section])
    guard numbers.count > 1, header.kind != .zeros, !header.hasTexts else { return }
    var starts: [Int: Int] = [:]
    for number in numbers where parts.pieces[number].isLocal {
      if parts.pieces[number].symbols.isEmpty {
        if !header.isCode { starts[parts.pieces[number].range.lowerBound] = number }
      } else {
        for symbol in parts.pieces[number].symbols { starts[symbol.offset] = number }
      }
    }
    guard !starts.isEmpty else { return }
    let taken = filled[section] ?? []
    var found: [(piece: Int, reference: CodeReference)] = []
    object.bytes.bytes.withUnsafeBytes { file in
      let bytes = UnsafeRawBufferPointer(rebasing: file[header.bytes])
      for number in numbers {
        let range = parts.pieces[number].range
        forEachWay(in: bytes, range, isCode: header.isCode) { place, way in
          // A pointer to a pointer has one more.
          let aim = place + way
          guard let target = starts[aim] ?? (header.isCode ? nil : starts[aim - 1]), target != number,
            !taken.contains(place)
          else { return }
          let reference = CodeReference(
            offset: place - range.lowerBound, form: CodeReference.withinSection, addend: 0,
            target: .piece(first + target))
          found.append((number, reference))
        }
      }
    }
    for (piece, reference) in found { references[piece].append(reference) }
  }

  /// Whether the number at a place of a function for x86-64 can be the distance of another function: after the codes of a
  /// call, a jump, a jump with a condition, or of the instruction that loads an address.
  private static func isAddress(at place: Int, in bytes: UnsafeRawBufferPointer) -> Bool {
    guard place > 0 else { return false }
    let last = bytes[place - 1]
    if last == 0xe8 || last == 0xe9 { return true }
    guard place > 1 else { return false }
    let before = bytes[place - 2]
    return before == 0x8d && last & 0xc7 == 0x05 || before == 0x0f && last & 0xf0 == 0x80
  }

  /// Calls `body` with each place in a part of a section whose number could lead to another place of the section, and with
  /// the number of bytes from there to it.
  private func forEachWay(
    in bytes: UnsafeRawBufferPointer, _ range: Range<Int>, isCode: Bool, _ body: (Int, Int) -> Void
  ) {
    let step = isCode && object.processor == .x86 ? 1 : 4
    var place = (range.lowerBound + step - 1) / step * step
    while place + 4 <= range.upperBound {
      let number = Int32(littleEndian: bytes.loadUnaligned(fromByteOffset: place, as: Int32.self))
      var way = Int(number)
      if isCode, object.processor == .x86 { way = Self.isAddress(at: place, in: bytes) ? way + 4 : 0 }
      if isCode, object.processor == .arm {
        // B and BL have 26 bits, which count instructions of 4 bytes.
        let instruction = UInt32(bitPattern: number)
        way = instruction & 0x7c00_0000 == 0x1400_0000 ? Int(Int32(bitPattern: instruction << 6) >> 6) * 4 : 0
      }
      if number != 0, way != 0, place + way >= 0, place + way <= bytes.count { body(place, way) }
      place += step
    }
  }
}
