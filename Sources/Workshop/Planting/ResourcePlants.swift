import Foundation

/// The changes that a file of an app allows that is no source.
struct ResourcePlants {
  let file: URL
  let bytes: [UInt8]

  func plants(of kind: PlantKind) -> [Plant] {
    let path = file.path
    switch (kind, file.pathExtension) {
    case (.assetColor, "json") where path.contains(".colorset/"):
      return values(after: "\"red\" : \"") { $0 == "1.000" ? "0.250" : "1.000" }
    case (.nibAttribute, "xib"), (.nibAttribute, "storyboard"):
      return values(after: "constant=\"") { Double($0).map { "\($0 + 7)" } }
        + values(after: " text=\"") { $0 + "X" }
    case (.translation, "strings"): return values(after: "= \"") { $0 + "X" }
    case (.vector, "svg"): return values(after: " d=\"") { "M1 1L20 3" + $0 }
    case (.data, "json") where !path.contains(".xcassets"):
      return values(after: "\"content\": \"") { "X" + $0 } + values(after: "_name\": \"") { "X" + $0 }
    default: return []
    }
  }

  /// Returns a change of each value between a beginning and the next quote.
  private func values(after beginning: String, _ change: (String) -> String?) -> [Plant] {
    let letters = Array(beginning.utf8)
    guard bytes.count > letters.count else { return [] }
    var plants: [Plant] = []
    for start in 0..<bytes.count - letters.count where bytes[start] == letters[0] {
      guard bytes[start..<start + letters.count].elementsEqual(letters) else { continue }
      let first = start + letters.count
      guard let end = bytes[first...].firstIndex(of: UInt8(ascii: "\"")), end > first else { continue }
      let value = String(decoding: bytes[first..<end], as: UTF8.self)
      guard let other = change(value) else { continue }
      plants.append(
        Plant(
          file: file, range: first..<end, text: other,
          title: "\(file.lastPathComponent): \(value.prefix(20)) → \(other.prefix(20))"))
    }
    return plants
  }
}
