internal import Foundation

/// The tables of a font file in an OpenType container, as the file's directories list them.
///
/// Source: "Organization of an OpenType Font" in the OpenType specification.
struct FontTables {
  /// The descriptor of an open file.
  let file: Int32
  /// The size in bytes.
  let size: Int

  /// Throws if a table ends after the end of the file, or if there are more tables than any font has. FreeType
  /// would draw without such a table.
  ///
  /// Files of other kinds have no tables to check.
  func check() throws(FontFileFault) {
    let kind = number(at: 0)
    if kind == Self.collection {
      var tables = 0
      for face in 0..<min(number(at: 8), Self.maximumTables) {
        tables += try check(directoryAt: number(at: 12 + 4 * face))
        if tables > Self.maximumTables { throw .noFont }
      }
    } else if Self.singleFonts.contains(kind) {
      _ = try check(directoryAt: 0)
    }
  }

  /// The tag `ttcf`.
  private static let collection = 0x7474_6366
  /// The tags `OTTO` and `true`, and version 1.0.
  private static let singleFonts = [0x4F54_544F, 0x7472_7565, 0x0001_0000]

  /// The maximum number of tables of all faces of a collection. Several faces may list the same tables.
  private static let maximumTables = 100_000

  /// Checks the directory at `start`. Returns how many tables it lists.
  private func check(directoryAt start: Int) throws(FontFileFault) -> Int {
    let count = number(at: start + 4) >> 16
    let directory = bytes(at: start + 12, count: count * 16)
    for entry in stride(from: 0, to: directory.count - 15, by: 16) {
      let table = Self.text(directory[entry..<entry + 4])
      let end =
        Self.number(directory[entry + 8..<entry + 12]) + Self.number(directory[entry + 12..<entry + 16])
      if end > size { throw .cutOff(table: table, end: end, size: size) }
    }
    if directory.count < count * 16 {
      throw .cutOff(table: "directory", end: start + 12 + count * 16, size: size)
    }
    return count
  }

  private func number(at place: Int) -> Int { Self.number(bytes(at: place, count: 4)[...]) }

  /// Returns the bytes at a place. At the end of the file there are fewer than `count`.
  private func bytes(at place: Int, count: Int) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      filled = max(pread(file, buffer.baseAddress, count, place), 0)
    }
  }

  /// Returns a tag in printable form, without the blanks at its end.
  private static func text(_ tag: ArraySlice<UInt8>) -> String {
    let printable = tag.map { (0x21..<0x7f).contains($0) ? $0 : UInt8(ascii: " ") }
    return String(decoding: printable, as: UTF8.self).trimmingCharacters(in: .whitespaces)
  }

  private static func number(_ bytes: ArraySlice<UInt8>) -> Int { bytes.reduce(0) { $0 << 8 | Int($1) } }
}
