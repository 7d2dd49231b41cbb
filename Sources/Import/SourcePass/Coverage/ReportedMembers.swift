internal import SwiftSyntax

/// The members that the warnings of some files name.
///
/// A warning names a member with its type, as in `CALayer.allowsGroupOpacity`. A list of `UncalledMembers` names its type
/// once, and then the methods of that type.
struct ReportedMembers {
  private var texts: [String] = []
  /// The methods of the lists, by the name of their type.
  private var listed: [String: Set<String>] = [:]

  init() {}

  /// Joins the members of several files.
  init(_ parts: [ReportedMembers]) {
    texts = parts.flatMap(\.texts)
    listed = parts.reduce(into: [:]) { $0.merge($1.listed) { $0.union($1) } }
  }

  mutating func add(_ segment: StringSegmentSyntax) {
    texts.append(segment.content.text)
  }

  /// Adds the methods of a call such as `UncalledMembers(of: CALayer.self, overriding: ["display()": Plain.self])`.
  mutating func add(_ call: FunctionCallExprSyntax) {
    guard call.calledExpression.trimmedDescription == "UncalledMembers",
      let base = call.arguments.first(where: { $0.label?.text == "of" })?.expression.trimmedDescription,
      base.hasSuffix(".self")
    else { return }
    let lists = call.arguments.compactMap { $0.expression.as(DictionaryExprSyntax.self) }
    let names = lists.compactMap { $0.content.as(DictionaryElementListSyntax.self) }.joined()
      .compactMap { $0.key.as(StringLiteralExprSyntax.self)?.representedLiteralValue }
    listed[String(base.dropLast(".self".count)), default: []].formUnion(names)
  }

  func contain(_ name: String, of type: String) -> Bool {
    if listed[type]?.contains(name) == true { return true }
    let whole = type + "." + name
    return texts.contains { text in
      text.ranges(of: whole).contains { place in
        // `UICard.title` does not name the title of a `Card`.
        guard let before = text[..<place.lowerBound].last else { return true }
        return !before.isLetter && !before.isNumber && before != "_" && before != "."
      }
    }
  }
}
