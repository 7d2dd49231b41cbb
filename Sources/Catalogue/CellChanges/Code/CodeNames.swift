internal import CellDrawing

/// The names of symbols, each with a number.
struct CodeNames {
  private var numbers: [String: Int] = [:]
  private(set) var texts: [String] = []
  private(set) var hashes: [ContentHash] = []

  /// Returns the number of a name, which gets one if it has none yet.
  mutating func number(of name: String) -> Int {
    if let number = numbers[name] { return number }
    numbers[name] = texts.count
    texts.append(name)
    hashes.append(ContentHash(of: Array(name.utf8)))
    return texts.count - 1
  }

  /// Returns the number of a name; nil if nothing has it.
  func known(_ name: String) -> Int? { numbers[name] }
}
