internal import CellDrawing
internal import Foundation

/// The texts of a table by their keys.
enum TextTable {
  /// Returns the hash of each text in a file; nil for a file that is read only as a whole.
  static func hashes(in file: ResourceFile) -> [String: ContentHash]? {
    if file.path.hasSuffix(".strings") { return strings(file.bytes) }
    if file.path.hasSuffix(".stringsdict") {
      guard let list = try? PropertyListSerialization.propertyList(from: Data(file.bytes), format: nil) else {
        return nil
      }
      return (list as? [String: Any]).flatMap(hashes)
    }
    guard let catalog = try? JSONSerialization.jsonObject(with: Data(file.bytes)) as? [String: Any],
      let texts = catalog["strings"] as? [String: Any], let language = catalog["sourceLanguage"] as? String,
      var hashes = hashes(of: texts)
    else { return nil }
    for (key, hash) in hashes {
      var text = HashedText()
      text.add(language)
      text.add(hash)
      hashes[key] = text.hash
    }
    return hashes
  }

  /// Returns the hash of each value.
  private static func hashes(of values: [String: Any]) -> [String: ContentHash]? {
    var hashes: [String: ContentHash] = [:]
    for (key, value) in values {
      guard JSONSerialization.isValidJSONObject([value]),
        let text = try? JSONSerialization.data(withJSONObject: [value], options: .sortedKeys)
      else { return nil }
      hashes[key] = ContentHash(of: [UInt8](text))
    }
    return hashes
  }

  /// Reads lines such as `"greeting" = "Hello";`, between which comments may be.
  private static func strings(_ bytes: [UInt8]) -> [String: ContentHash]? {
    guard let tokens = SwiftTokens.all(in: bytes), tokens.count.isMultiple(of: 4) else { return nil }
    var hashes: [String: ContentHash] = [:]
    for index in stride(from: 0, to: tokens.count, by: 4) {
      let (key, value) = (tokens[index], tokens[index + 2])
      guard key.kind != .sign, tokens[index + 1].isSign("="), value.kind == .text,
        tokens[index + 3].isSign(";")
      else { return nil }
      let name = key.kind == .text ? String(key.text.dropFirst().dropLast()) : key.text
      hashes[name.replacing("\\\"", with: "\"").replacing("\\n", with: "\n")] = ContentHash(
        of: Array(value.text.utf8))
    }
    return hashes
  }
}
