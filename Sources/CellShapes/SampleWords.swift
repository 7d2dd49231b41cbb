/// The words of a name in lowercase: `note` and `title` for `noteTitle`.
struct SampleWords {
  let list: [String]

  init(_ name: String) {
    var words: [String] = []
    var wasCapital = true
    for character in name {
      if !character.isLetter, !character.isNumber {
        wasCapital = false
        words.append("")
      } else if character.isUppercase, !wasCapital {
        words.append(character.lowercased())
        wasCapital = true
      } else {
        if words.isEmpty { words.append("") }
        words[words.count - 1] += character.lowercased()
        wasCapital = character.isUppercase
      }
    }
    list = words.filter { !$0.isEmpty }
  }

  var joined: String { list.joined() }

  /// Whether one of the words is in a list of words that blanks separate.
  func has(_ words: String) -> Bool {
    let words = words.split(separator: " ")
    return list.contains { word in words.contains { $0 == word } }
  }
}
