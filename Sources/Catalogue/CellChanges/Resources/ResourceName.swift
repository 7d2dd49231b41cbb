/// The name of a resource or the key of a text, as code can write it.
struct ResourceName {
  /// The texts in code, in lower case, from each of which the name can be made: the whole name, and its beginnings and
  /// ends at the edges of words, because code may join them.
  let parts: Set<String>
  /// Whether code can make the name without any text, since it has no letters.
  let isNumber: Bool

  init(_ name: String) {
    let letters = Array(name)
    var parts: Set<String> = [name.lowercased()]
    for index in letters.indices.dropFirst() where Self.isEdge(letters[index - 1], letters[index]) {
      for part in [letters[..<index], letters[index...]] where part.count > 1 {
        parts.insert(String(part).lowercased())
      }
    }
    self.parts = parts
    isNumber = !letters.contains(where: \.isLetter)
  }

  private static func isEdge(_ first: Character, _ second: Character) -> Bool {
    if !first.isLetter && !first.isNumber || !second.isLetter && !second.isNumber { return true }
    return first.isLowercase && second.isUppercase || first.isNumber != second.isNumber
  }

  /// Returns the texts by which code may mean a name: a text itself, and the parts of a path in it.
  static func uses(in text: String) -> [String] {
    let text = text.lowercased()
    guard text.contains(where: { $0 == "/" || $0 == "." }) else { return [text] }
    var uses = [text]
    for part in text.split(separator: "/") {
      uses.append(String(part))
      if let dot = part.lastIndex(of: "."), dot != part.startIndex { uses.append(String(part[..<dot])) }
    }
    return uses
  }
}
