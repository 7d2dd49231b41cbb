internal import Foundation

/// The texts of samples.
enum SampleText {
  /// Returns a text for a property or parameter: a title for `noteTitle`, and `Delivery state` for `deliveryState`.
  ///
  /// - Parameters:
  ///   - owner: The words of the type that has the property, and of the property that has a value of this type.
  ///   - index: The number of the element in lists that the text is for, from 0.
  static func text(
    for name: String, of owner: SampleWords = SampleWords(""), _ kind: Samples.Kind, at index: Int = 0
  ) -> String {
    if let meaning = Samples.meaning(of: name) { return meaning.text(at: index) }
    let words = SampleWords(name)
    if let text = SampleWording.fixed(words, at: index) { return text }
    let choice = SampleWording.choice(words, owner) ?? SampleWording.Choice([plain(words)])
    let text = choice.text(at: index)
    guard kind == .long else { return text }
    return choice.long.map { $0 } ?? text + ending
  }

  private static let ending =
    " that is much longer than most texts in its place, so that it needs several lines or is cut"

  /// Returns what the words of a name say, for the case that nothing is known about it.
  private static func plain(_ words: SampleWords) -> String {
    // The words that say what holds the text are no part of it.
    let holders = [
      "label", "text", "field", "view", "string", "value", "lbl", "str", "txt", "model", "data", "item",
      "info",
    ]
    let shown = words.list.filter { !holders.contains($0) }
    guard let first = shown.first, first.count > 1 else { return "Text" }
    return ([first.prefix(1).uppercased() + first.dropFirst()] + shown.dropFirst()).joined(separator: " ")
  }

  /// Returns an address of the network for an element in lists.
  static func address(at index: Int) -> String {
    index == 0 ? "https://example.org/a" : "https://example.org/a\(index + 1)"
  }

  /// Returns an identifier for an element in lists.
  static func identifier(at index: Int) -> UUID {
    let number = UInt16(truncatingIfNeeded: index + 1)
    return UUID(
      uuid: (0, 0, 0, 0, 0, 0, 0x40, 0, 0x80, 0, 0, 0, 0, 0, UInt8(number >> 8), UInt8(number & 0xff)))
  }

  /// Returns the name of a property or function without its type and arguments: `title` for `Note.title`. The name is
  /// empty for an initialiser.
  static func property(of key: String) -> String {
    let name = key.prefix { $0 != "(" }
    let last = String(name.split(separator: ".").last ?? name)
    return last == "init" ? "" : last
  }
}
