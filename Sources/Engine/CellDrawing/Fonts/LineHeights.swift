internal import CellSnapPango
internal import Foundation

/// The heights of a font's lines in its design units, as Core Text takes them from the font's tables.
///
/// Core Text takes them from the table `hhea`, also where the font asks for its typographic heights, which HarfBuzz would
/// take. A font whose `hhea` has no heights takes the typographic heights, and a font without both takes the heights for
/// Windows.
struct LineHeights: Hashable {
  var ascent: Int
  /// The depth below the baseline. It is not negative.
  var descent: Int
  var lineGap: Int

  /// Reads the tables of a face. Nil if they have no heights.
  init?(of face: OpaquePointer) {
    let header = Self.numbers(of: face, table: "hhea", at: 4, count: 3)
    let typographic = Self.numbers(of: face, table: "OS/2", at: 68, count: 3)
    let windows = Self.numbers(of: face, table: "OS/2", at: 74, count: 2)
    let found = [header, typographic, windows.isEmpty ? [] : [windows[0], -abs(windows[1]), 0]]
    guard let heights = found.first(where: { $0.count == 3 && ($0[0] != 0 || $0[1] != 0) }) else {
      return nil
    }
    (ascent, descent, lineGap) = (heights[0], abs(heights[1]), max(heights[2], 0))
  }

  /// Whether the font asks for its typographic heights (`USE_TYPO_METRICS`), or has none in `hhea`.
  static func differFromHarfBuzz(in face: OpaquePointer) -> Bool {
    let selection = numbers(of: face, table: "OS/2", at: 62, count: 1).first ?? 0
    let header = numbers(of: face, table: "hhea", at: 4, count: 2)
    return selection & 0x80 != 0 || header.allSatisfy { $0 == 0 }
  }

  /// Returns signed 16-bit numbers of a table, or nothing if the table is too short.
  private static func numbers(of face: OpaquePointer, table: String, at place: Int, count: Int) -> [Int] {
    let tag = table.utf8.reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
    let blob = hb_face_reference_table(face, tag)
    defer { hb_blob_destroy(blob) }
    var length: UInt32 = 0
    guard let bytes = hb_blob_get_data(blob, &length), Int(length) >= place + 2 * count else { return [] }
    return (0..<count).map { index in
      let start = place + 2 * index
      return Int(
        Int16(
          bitPattern: UInt16(UInt8(bitPattern: bytes[start])) << 8
            | UInt16(UInt8(bitPattern: bytes[start + 1]))))
    }
  }
}
