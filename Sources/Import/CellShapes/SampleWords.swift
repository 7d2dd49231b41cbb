/// The words of a name in lowercase: `note` and `title` for `noteTitle`.
struct SampleWords {
  let list: [String]

  init(_ name: String) {
    var words: [String] = [""]
    var capitals = 0
    for character in name {
      guard character.isLetter || character.isNumber else {
        words.append("")
        capitals = 0
        continue
      }
      if character.isUppercase {
        if capitals == 0 { words.append("") }
        capitals += 1
      } else {
        // The last capital of several begins the next word: `HTMLBody` is `html` and `body`.
        if capitals > 1, character.isLetter, let last = words[words.count - 1].popLast() {
          words.append(String(last))
        }
        capitals = 0
      }
      words[words.count - 1] += character.lowercased()
    }
    list = words.filter { !$0.isEmpty }
  }

  /// Returns the name of one of the elements of a list: `category` for `categories`.
  static func element(of list: String) -> String {
    if ["series", "news", "status", "address"].contains(where: list.lowercased().hasSuffix) { return list }
    if list.hasSuffix("ies") { return list.dropLast(3) + "y" }
    if list.hasSuffix("sses") { return String(list.dropLast(2)) }
    return list.hasSuffix("s") && !list.hasSuffix("ss") ? String(list.dropLast()) : list
  }

  var joined: String { list.joined() }

  /// Whether one of the words is in a list of words that blanks separate.
  func has(_ words: String) -> Bool {
    let words = words.split(separator: " ")
    return list.contains { word in words.contains { $0 == word } }
  }
}
