/// The name of the symbol that Xcode makes for an asset.
enum AssetSymbolName {
  /// Returns the name for an image or a colour: `tabBarBackground` for `TabBarBackgroundColor`.
  ///
  /// - Parameter suffix: The last word that Xcode leaves out: `Image` or `Color`.
  static func member(for asset: String, leavingOut suffix: String) -> String {
    var words = words(of: asset)
    if words.count > 1, words.last?.lowercased() == suffix.lowercased() { words.removeLast() }
    guard let first = words.first else { return "_" }
    // A name without lowercase letters, such as `BMW`, stays as it is.
    let isLowered = words.contains { $0.contains(where: \.isLowercase) }
    return identifier(
      (isLowered ? first.lowercased() : first) + words.dropFirst().map(capitalized).joined())
  }

  /// Returns the name for an asset whose plain name another asset has, too: `A_1_10` for `A-1-10`.
  static func distinctMember(for asset: String) -> String {
    let words = asset.split { !isPart($0) }.map(String.init)
    return identifier(words.joined(separator: "_"))
  }

  /// Returns the name of the enumeration for a folder that provides a namespace: `TabBar` for `tab bar`.
  static func namespace(for folder: String) -> String {
    identifier(words(of: folder).map(capitalized).joined())
  }

  /// Splits a name at signs, before uppercase letters, and between a digit and a letter.
  static func words(of name: String) -> [String] {
    var words: [String] = []
    let characters = Array(name)
    for (index, character) in characters.enumerated() {
      guard isPart(character) else {
        words.append("")
        continue
      }
      let before = index > 0 ? characters[index - 1] : " "
      let after = index + 1 < characters.count ? characters[index + 1] : " "
      let isStart =
        words.isEmpty
        || character.isUppercase && (before.isLowercase || before.isUppercase && after.isLowercase)
        || character.isLetter && before.isNumber
      if isStart { words.append("") }
      words[words.count - 1].append(character)
    }
    return words.filter { !$0.isEmpty }
  }

  private static func isPart(_ character: Character) -> Bool { character.isLetter || character.isNumber }

  private static func capitalized(_ word: String) -> String { word.prefix(1).uppercased() + word.dropFirst() }

  private static func identifier(_ text: String) -> String {
    if text.first?.isNumber ?? true { return "_" + text }
    return SwiftLiteral.name(text)
  }
}
