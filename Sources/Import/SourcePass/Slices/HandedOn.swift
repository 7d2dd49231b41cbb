/// The value that a stub returns instead of a sample, where its declaration only decorates what it is given.
///
/// A function that returns its receiver's type returns the receiver: `title.with(spacing: 2)` stays the title. An attributed
/// text is made of the receiver or of the first parameter that is a text.
enum HandedOn {
  private static let texts: Set<String> = attributedTexts.union(["String"])
  private static let attributedTexts: Set<String> = ["NSAttributedString", "NSMutableAttributedString"]
  /// The types whose optional results are decorated values too.
  private static let decorated: Set<String> = texts.union(["UIImage", "UIColor", "UIFont"])

  /// Returns the expression for the result of a member or a function; nil if a sample is needed.
  ///
  /// - Parameters:
  ///   - result: The type of the result.
  ///   - receiver: The type around an instance member; nil for others.
  static func expression(
    result: String, receiver: String?, parameters: [(name: String, type: String)] = []
  ) -> String? {
    let isOptional = result.hasSuffix("?") || result.hasSuffix("!")
    let plain = isOptional ? String(result.dropLast()) : result
    // Another optional object may be the next of a list, which would have no end.
    if let receiver, !isOptional || decorated.contains(receiver) {
      if plain == "Self" || plain == receiver { return "self" }
      if let text = converted("self", receiver, to: plain) { return text }
    }
    let text = parameters.first { texts.contains($0.type) && $0.name != "_" }
    return text.flatMap { attributed($0.name, $0.type, plain) }
  }

  /// Returns the expression for the result of a function like SwiftGen's `tr(_ table:_ key:_ args:)`, which looks a text
  /// up in the app's tables; nil for other functions.
  static func lookup(_ name: String, result: String, _ parameters: [(name: String, type: String)]) -> String?
  {
    let types = Dictionary(parameters.map { ($0.name, $0.type) }) { first, _ in first }
    guard name == "tr", result == "String", types["table"] == "String", types["key"] == "String" else {
      return nil
    }
    let value = types["value"] == "String" ? "value" : "\"\""
    let text = "NSLocalizedString(key, tableName: table, bundle: .main, value: \(value), comment: \"\")"
    return types["args"] == "CVarArg" ? "String(format: \(text), arguments: args)" : text
  }

  /// Returns a parameter as an attributed text, or nil for results of other types.
  private static func attributed(_ name: String, _ type: String, _ result: String) -> String? {
    type == result && attributedTexts.contains(result) ? name : converted(name, type, to: result)
  }

  private static func converted(_ value: String, _ type: String, to result: String) -> String? {
    switch (type, result) {
    case ("String", "AttributedString"): "AttributedString(\(value))"
    case ("String", _) where attributedTexts.contains(result): "\(result)(string: \(value))"
    case ("NSMutableAttributedString", "NSAttributedString"): value
    case ("NSAttributedString", "NSMutableAttributedString"): "\(result)(attributedString: \(value))"
    default: nil
    }
  }
}
