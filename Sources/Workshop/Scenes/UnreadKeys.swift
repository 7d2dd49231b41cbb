import Foundation

/// The keys of a file that the reading of its scene leaves out, found by writing the scene again and comparing.
struct UnreadKeys {
  /// The paths of the keys, such as `tree.subviews.0.blur`, in the order of their names.
  private(set) var paths: [String] = []

  /// The keys that say where a scene comes from, which nothing reads.
  private static let notes: Set = ["device", "expectedCoordinates", "ios", "oracle", "palette", "source"]
  /// The keys of pictures, colours and items' contents, which change no frame that is compared.
  private static let contents: Set = [
    "cell", "colors", "direction", "gradient", "itemCornerRadius", "tile",
  ]

  /// Finds the keys of `data`, the JSON of a file, that `scene` does not contain.
  init(of data: Data, readAs scene: SceneDescription) throws {
    collect(try JSONValue(data), beside: try JSONValue(JSONEncoder().encode(scene)), at: [])
  }

  private mutating func collect(_ value: JSONValue, beside read: JSONValue, at path: [String]) {
    switch (value, read) {
    case (.object(let members), .object(let readMembers)):
      for (key, member) in members.sorted(by: { $0.key < $1.key }) where member != .null {
        guard !Self.isNote(key, at: path) else { continue }
        if let readMember = readMembers[key], readMember != .null {
          collect(member, beside: readMember, at: path + [key])
        } else {
          paths.append((path + [key]).joined(separator: "."))
        }
      }
    case (.array(let elements), .array(let readElements)):
      for (index, pair) in zip(elements, readElements).enumerated() {
        collect(pair.0, beside: pair.1, at: path + ["\(index)"])
      }
    default: break
    }
  }

  private static func isNote(_ key: String, at path: [String]) -> Bool {
    contents.contains(key) || (path.isEmpty && (notes.contains(key) || key.hasPrefix("note")))
  }
}
