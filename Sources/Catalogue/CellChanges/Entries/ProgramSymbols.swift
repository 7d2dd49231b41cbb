internal import CellDrawing
internal import Foundation

/// The names of functions by their addresses, from the table of symbols in a program's file.
struct ProgramSymbols {
  /// The names of the functions at the addresses that were asked for.
  private(set) var names: [UInt: [String]] = [:]

  /// The maximum number of bytes that are read of a table.
  private static let maximumSize = 1 << 28

  /// Reads the names of the functions that contain some addresses, which count from the beginning of the file in memory.
  /// The names stay unknown if the file has no table.
  init(ofProgram path: String, addresses: [UInt], start: UInt) throws(ObjectFileError) {
    guard let file = FileHandle(forReadingAtPath: path) else { throw .notAnObject }
    defer { try? file.close() }
    let head = ObjectBytes(bytes: Self.bytes(of: file, at: 0, count: 64))
    guard head.bytes.starts(with: [0x7f, 0x45, 0x4c, 0x46, 2, 1]) else { throw .notAnObject }
    // A program with a fixed place says addresses, another one the distances from its place.
    let isFixed = try head.number(UInt16.self, at: 16) == 2
    let (table, count) = (try head.size(at: 40), Int(try head.number(UInt16.self, at: 60)))
    let headers = ObjectBytes(bytes: Self.bytes(of: file, at: table, count: count * 64))
    var places: [(type: UInt32, start: Int, size: Int, link: Int)] = []
    for number in 0..<count {
      let offset = number * 64
      places.append(
        (
          try headers.number(UInt32.self, at: offset + 4), try headers.size(at: offset + 24),
          try headers.size(at: offset + 32), Int(try headers.number(UInt32.self, at: offset + 40))
        ))
    }
    guard let symbols = places.first(where: { $0.type == 2 }), places.indices.contains(symbols.link) else {
      return
    }
    let texts = places[symbols.link]
    let wanted = addresses.sorted().map { isFixed ? $0 : $0 &- start }
    let bytes = ObjectBytes(bytes: Self.bytes(of: file, at: symbols.start, count: symbols.size))
    for offset in stride(from: 0, to: bytes.count - 23, by: 24)
    where try bytes.number(UInt8.self, at: offset + 4) & 15 == 2 {
      let first = UInt(try bytes.number(UInt64.self, at: offset + 8))
      let (end, overflows) = first.addingReportingOverflow(
        UInt(try bytes.number(UInt64.self, at: offset + 16)))
      guard !overflows else { continue }
      var place = wanted.partitioningIndex { $0 >= first }
      guard place < wanted.count, wanted[place] < end else { continue }
      let name = Self.text(
        of: file, at: texts.start &+ Int(try bytes.number(UInt32.self, at: offset)), maximum: texts.size)
      while place < wanted.count, wanted[place] < end {
        names[isFixed ? wanted[place] : wanted[place] &+ start, default: []].append(name)
        place += 1
      }
    }
  }

  /// Returns a part of a file, as far as the file has it.
  private static func bytes(of file: FileHandle, at offset: Int, count: Int) -> [UInt8] {
    guard offset >= 0, count > 0, (try? file.seek(toOffset: UInt64(offset))) != nil,
      let data = try? file.read(upToCount: min(count, maximumSize))
    else { return [] }
    return [UInt8](data)
  }

  private static func text(of file: FileHandle, at offset: Int, maximum: Int) -> String {
    var text: [UInt8] = []
    while text.count < min(maximum, 1 << 16) {
      let part = bytes(of: file, at: offset &+ text.count, count: 256)
      text += part.prefix { $0 != 0 }
      if part.isEmpty || part.contains(0) { break }
    }
    return String(decoding: text, as: UTF8.self)
  }
}
