internal import Foundation

/// A tag of an SVG document as Cairo wrote it, and its place in the document's bytes.
struct SVGTag {
  var text: String
  var range: Range<Int>

  func hasPrefix(_ prefix: String) -> Bool { text.hasPrefix(prefix) }

  /// The value of an attribute, or nil if the tag does not have it.
  subscript(name: String) -> String? {
    guard let start = text.range(of: " \(name)=\"")?.upperBound,
      let end = text[start...].firstIndex(of: "\"")
    else { return nil }
    return String(text[start..<end])
  }
}

extension SVGText {
  /// Returns the next tag that begins with one of `names`. Afterwards `place` is just after its `<`.
  func nextTag(_ names: [[UInt8]], from place: inout Int) -> SVGTag? {
    bytes.withUnsafeBytes { bytes in
      guard let start = bytes.baseAddress else { return nil }
      while place < bytes.count,
        let found = memchr(start + place, Int32(UInt8(ascii: "<")), bytes.count - place)
      {
        let lower = UnsafeRawPointer(found) - start
        place = lower + 1
        guard names.contains(where: { bytes[place...].starts(with: $0) }),
          let end = memchr(start + place, Int32(UInt8(ascii: ">")), bytes.count - place)
        else { continue }
        let upper = UnsafeRawPointer(end) - start + 1
        return SVGTag(text: String(decoding: bytes[lower..<upper], as: UTF8.self), range: lower..<upper)
      }
      return nil
    }
  }
}
