/// The places of a text where its words may be divided.
enum WordDivision {
  /// The maximum number of characters of a word that is divided.
  private static let longest = 64

  /// Returns the bytes before which a hyphen may be written, in order. Words with soft hyphens are divided only at
  /// those.
  static func bytes(in text: [UInt8], by dictionary: HyphenationDictionary) -> [Int] {
    var found: [Int] = []
    var word: [Unicode.Scalar] = []
    var starts: [Int] = []
    var isPlain = true
    func endWord() {
      defer {
        word.removeAll(keepingCapacity: true)
        starts.removeAll(keepingCapacity: true)
        isPlain = true
      }
      guard isPlain, word.count > 1, word.count <= longest else { return }
      found += dictionary.places(in: word).map { starts[$0] }
    }
    var byte = 0
    while byte < text.count {
      guard let scalar = ParagraphText.scalar(at: byte, in: text) else { break }
      if scalar.properties.isAlphabetic {
        word.append(scalar)
        starts.append(byte)
      } else if scalar == "\u{ad}" {
        isPlain = false
      } else {
        endWord()
      }
      byte += UTF8.width(scalar)
    }
    endWord()
    return found
  }
}
