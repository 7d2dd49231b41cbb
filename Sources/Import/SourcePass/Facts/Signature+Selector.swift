extension Signature {
  /// The method's name in Objective-C: `tapped:` for `tapped(_:)`, `showWithText:in:` for `show(text:in:)`.
  var selectorName: String {
    guard let labels, let first = labels.first else { return name }
    let head: String =
      if first == "_" {
        name
      } else if Self.beginsWithPreposition(first) || Self.endsWithPreposition(name) {
        name + first.capitalizingFirstLetter
      } else {
        name + "With" + first.capitalizingFirstLetter
      }
    return head + ":" + labels.dropFirst().map { ($0 == "_" ? "" : $0) + ":" }.joined()
  }

  private static let prepositions: Set<String> = [
    "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for", "from",
    "given",
    "in", "including", "inside", "into", "matching", "of", "on", "passing", "preceding", "since", "to",
    "until",
    "using", "via", "when", "with", "within",
  ]

  private static func beginsWithPreposition(_ label: String) -> Bool {
    prepositions.contains(String(label.prefix { $0.isLowercase }))
  }

  private static func endsWithPreposition(_ name: String) -> Bool {
    let word = name.reversed().prefix { $0.isLowercase }.reversed()
    let capital = name.dropLast(word.count).last.map { $0.isUppercase ? String($0) : "" } ?? ""
    return prepositions.contains((capital + String(word)).lowercased())
  }
}

extension String {
  var capitalizingFirstLetter: String { prefix(1).uppercased() + dropFirst() }
}
