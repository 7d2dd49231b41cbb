internal import CellDrawing

/// An object file that the compiler made of a source file: functions, constants, and which of them use which others.
///
/// The format is ELF with 64 bits in little-endian order, for the processors x86-64 and AArch64. A file in any other
/// form is refused, and no byte outside of the file is read.
package struct ObjectFile {
  enum Processor {
    case x86
    case arm
  }

  let processor: Processor
  let sections: [ObjectSection]
  let bytes: ObjectBytes
  /// The place of the names of sections.
  private let names: Range<Int>

  /// The number of bytes of a section's header.
  private static let headerSize = 64

  package init(_ file: [UInt8]) throws(ObjectFileError) {
    let bytes = ObjectBytes(bytes: file)
    // ELF, 64 bits, little-endian, an object file.
    guard file.starts(with: [0x7f, 0x45, 0x4c, 0x46, 2, 1]), try bytes.number(UInt16.self, at: 16) == 1 else {
      throw .notAnObject
    }
    switch try bytes.number(UInt16.self, at: 18) {
    case 62: processor = .x86
    case 183: processor = .arm
    case let number: throw .unknownProcessor(number: Int(number))
    }
    let start = try bytes.size(at: 40)
    guard start <= bytes.count else { throw .damaged(offset: 40) }
    var count = Int(try bytes.number(UInt16.self, at: 60))
    var nameSection = Int(try bytes.number(UInt16.self, at: 62))
    // Numbers that are too large for the header are in the first section's.
    if count == 0, start > 0 { count = try bytes.size(at: start + 32) }
    if nameSection == 0xffff { nameSection = Int(try bytes.number(UInt32.self, at: start + 40)) }
    guard count <= (bytes.count - start) / Self.headerSize else {
      throw .damaged(offset: 60)
    }
    var sections: [ObjectSection] = []
    sections.reserveCapacity(count)
    for number in 0..<count {
      sections.append(try ObjectSection(bytes, at: start + number * Self.headerSize))
    }
    guard sections.indices.contains(nameSection) else { throw .damaged(offset: 62) }
    names = sections[nameSection].bytes
    self.sections = sections
    self.bytes = bytes
  }

  /// Returns the name of a section.
  func name(of section: ObjectSection) throws(ObjectFileError) -> String {
    try bytes.text(at: names.lowerBound + section.name, before: names.upperBound)
  }

  /// Returns all symbols. Relocations name them by their numbers.
  func symbols() throws(ObjectFileError) -> [ObjectSymbol] {
    guard let table = sections.first(where: { $0.kind == .symbols }) else { return [] }
    guard sections.indices.contains(table.link) else { throw .damaged(offset: table.bytes.lowerBound) }
    let texts = sections[table.link].bytes
    var symbols: [ObjectSymbol] = []
    symbols.reserveCapacity(table.size / 24)
    for number in 0..<table.size / 24 {
      let symbol = try ObjectSymbol(bytes, at: table.bytes.lowerBound + number * 24, texts: texts)
      if let section = symbol.section, !sections.indices.contains(section) {
        throw .damaged(offset: table.bytes.lowerBound + number * 24)
      }
      symbols.append(symbol)
    }
    return symbols
  }

  /// Returns the relocations in a section that has relocations.
  func relocations(in section: ObjectSection) throws(ObjectFileError) -> [ObjectRelocation] {
    var relocations: [ObjectRelocation] = []
    relocations.reserveCapacity(section.size / ObjectRelocation.size)
    for number in 0..<section.size / ObjectRelocation.size {
      relocations.append(
        try ObjectRelocation(bytes, at: section.bytes.lowerBound + number * ObjectRelocation.size))
    }
    return relocations
  }
}

extension ObjectFile {
  /// Returns the hash of everything in the file that is loaded into memory. What is written for debuggers has the folders
  /// of the build.
  func code() throws(ObjectFileError) -> ContentHash {
    var text = HashedText()
    for section in sections {
      if section.isLoaded {
        guard try name(of: section) != ".eh_frame" else { continue }
        text.add(section.size)
      } else {
        guard section.kind == .relocations, sections.indices.contains(section.target),
          sections[section.target].isLoaded
        else { continue }
      }
      text.add(hash(of: section))
    }
    // The names of the symbols that relocations name by their numbers.
    if let table = sections.first(where: { $0.kind == .symbols }), sections.indices.contains(table.link) {
      text.add(hash(of: sections[table.link]))
    }
    return text.hash
  }

  private func hash(of section: ObjectSection) -> ContentHash {
    bytes.bytes.withUnsafeBytes { ContentHash(of: UnsafeRawBufferPointer(rebasing: $0[section.bytes])) }
  }
}
