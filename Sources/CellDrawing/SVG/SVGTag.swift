internal import Foundation

/// A tag of an SVG document as Cairo wrote it, and where it stands in the document's bytes.
struct SVGTag {
  var text: String
  var range: Range<Int>

  /// How the tags begin that a mask consists of; glyphs and paths are not among them.
  static let names = [
    "clipPath id", "path d", "rect x", "g id=\"surface", "g filter", "mask", "/mask",
    "use xlink:href=\"#surface",
  ].map { Array($0.utf8) }

  func hasPrefix(_ prefix: String) -> Bool { text.hasPrefix(prefix) }

  /// The value of an attribute, or nil where it is not there.
  subscript(name: String) -> String? {
    guard let start = text.range(of: " \(name)=\"")?.upperBound,
      let end = text[start...].firstIndex(of: "\"")
    else { return nil }
    return String(text[start..<end])
  }
}
