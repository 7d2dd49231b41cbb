import CellChanges

/// An object file that a test makes: sections with bytes, symbols and relocations.
struct MadeObject {
  struct Section {
    var name: String
    /// 1 for bytes, 8 for zeros.
    var type: UInt32 = 1
    /// 2 for memory, 4 for code.
    var flags: UInt64 = 2
    var bytes: [UInt8] = []
    var relocations: [Relocation] = []
  }

  struct Symbol {
    var name: String
    /// The index of the section; nil for a symbol of another file.
    var section: Int?
    var offset = 0
    var size = 0
    /// 0 is local, 1 global, 2 weak.
    var binding: UInt8 = 1
    var isSection = false
  }

  struct Relocation {
    var offset: Int
    var symbol: String
    /// 4 is a call of x86-64, 2 a distance, 1 an address.
    var form: UInt32 = 4
    var addend = -4
  }

  /// x86-64.
  var processor: UInt16 = 62
  private(set) var sections: [Section] = []
  private(set) var symbols: [Symbol] = []

  /// Adds a section with a symbol for it as a whole, and returns its index.
  @discardableResult
  mutating func add(_ section: Section) -> Int {
    sections.append(section)
    symbols.append(Symbol(name: section.name, section: sections.count - 1, binding: 0, isSection: true))
    return sections.count - 1
  }

  mutating func add(_ symbol: Symbol) { symbols.append(symbol) }

  /// Adds a function in a section of its own. It consists of calls of other functions.
  mutating func addFunction(_ name: String, calling names: [String], binding: UInt8 = 1, filler: UInt8 = 0x90)
  {
    let section = add(
      Section(
        name: ".text.\(name)", flags: 6, bytes: Array(repeating: filler, count: 8 * max(names.count, 1)),
        relocations: names.enumerated().map { Relocation(offset: $0.offset * 8 + 1, symbol: $0.element) }))
    add(Symbol(name: name, section: section, size: 8 * max(names.count, 1), binding: binding))
  }

  /// Adds a text in a section of texts, under a name that the compiler numbers.
  mutating func addText(_ name: String, _ text: String) {
    let bytes = Array(text.utf8) + [0]
    let section = add(Section(name: ".rodata.str", flags: 0x32, bytes: bytes))
    add(Symbol(name: name, section: section, size: bytes.count, binding: 0))
  }

  /// The bytes of the file.
  var bytes: [UInt8] {
    var names: [UInt8] = [0]
    func place(of name: String) -> UInt32 {
      let start = UInt32(names.count)
      names += Array(name.utf8) + [0]
      return start
    }
    var all = symbols
    for symbol in sections.flatMap(\.relocations).map(\.symbol)
    where !all.contains(where: { $0.name == symbol }) {
      all.append(Symbol(name: symbol))
    }
    var body: [UInt8] = Array(repeating: 0, count: 64)
    var headers: [[UInt8]] = [Array(repeating: 0, count: 64)]
    func header(
      _ name: String, _ type: UInt32, _ flags: UInt64, _ bytes: [UInt8], size: Int? = nil, link: Int = 0,
      info: Int = 0
    ) {
      headers.append(
        Self.number(place(of: name)) + Self.number(type) + Self.number(flags) + Self.number(UInt64(0))
          + Self.number(UInt64(body.count)) + Self.number(UInt64(size ?? bytes.count))
          + Self.number(UInt32(link))
          + Self.number(UInt32(info)) + Self.number(UInt64(1)) + Self.number(UInt64(0)))
      body += bytes
    }
    let (symbolTable, texts) = (sections.count + 1, sections.count + 2)
    for section in sections {
      header(
        section.name, section.type, section.flags, section.type == 8 ? [] : section.bytes,
        size: section.bytes.count)
    }
    var table: [UInt8] = Array(repeating: 0, count: 24)
    for symbol in all {
      table += Self.number(place(of: symbol.isSection ? "" : symbol.name))
      table += [symbol.binding << 4 | (symbol.isSection ? 3 : 2), 0]
      table += Self.number(UInt16((symbol.section ?? -1) + 1)) + Self.number(UInt64(symbol.offset))
      table += Self.number(UInt64(symbol.size))
    }
    header(".symtab", 2, 0, table, link: texts)
    header(".strtab", 3, 0, [])
    for (index, section) in sections.enumerated() where !section.relocations.isEmpty {
      let bytes = section.relocations.flatMap { relocation -> [UInt8] in
        let symbol = (all.firstIndex { $0.name == relocation.symbol } ?? -1) + 1
        return Self.number(UInt64(relocation.offset))
          + Self.number(UInt64(symbol) << 32 | UInt64(relocation.form))
          + Self.number(Int64(relocation.addend))
      }
      header(".rela\(section.name)", 4, 0, bytes, link: symbolTable, info: index + 1)
    }
    // The names are complete now.
    headers[texts].replaceSubrange(
      24..<40, with: Self.number(UInt64(body.count)) + Self.number(UInt64(names.count)))
    body += names
    let start = body.count
    body.replaceSubrange(
      0..<20,
      with: [0x7f, 0x45, 0x4c, 0x46, 2, 1, 1] + Array(repeating: 0, count: 9) + [1, 0]
        + Self.number(processor))
    body.replaceSubrange(40..<48, with: Self.number(UInt64(start)))
    body.replaceSubrange(60..<64, with: Self.number(UInt16(headers.count)) + Self.number(UInt16(texts)))
    return body + headers.joined()
  }

  private static func number(_ number: some FixedWidthInteger) -> [UInt8] {
    withUnsafeBytes(of: number.littleEndian) { Array($0) }
  }
}
