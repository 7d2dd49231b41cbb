internal import Foundation

/// The rules of a page's style sheets whose selectors are the name of an element, a class or an identifier.
struct CSSRules {
  private var rules: [String: CSSDeclarations] = [:]

  /// Reads the content of all `style` elements.
  init(html: String) {
    var rest = html[...]
    while let start = rest.range(of: "<style", options: .caseInsensitive),
      let open = rest[start.upperBound...].firstIndex(of: ">"),
      let end = rest[open...].range(of: "</style", options: .caseInsensitive)
    {
      read(String(rest[rest.index(after: open)..<end.lowerBound]))
      rest = rest[end.upperBound...]
    }
  }

  private mutating func read(_ sheet: String) {
    for block in Self.withoutComments(sheet).split(separator: "}") {
      let parts = block.split(separator: "{", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2 else { continue }
      let declarations = CSSDeclarations(parts[1])
      for selector in parts[0].split(separator: ",") {
        let selector = selector.trimmingCharacters(in: .whitespacesAndNewlines)
        // Names of elements are the same in capital letters. Classes and identifiers are not.
        let isElement = !selector.contains { ".#".contains($0) }
        rules[isElement ? selector.lowercased() : selector, default: CSSDeclarations("")].merge(declarations)
      }
    }
  }

  private static func withoutComments(_ sheet: String) -> String {
    var (result, rest) = ("", sheet[...])
    while let start = rest.range(of: "/*") {
      result += rest[..<start.lowerBound]
      rest = rest[start.upperBound...]
      rest = rest.range(of: "*/").map { rest[$0.upperBound...] } ?? ""
    }
    return result + rest
  }

  /// Returns the declarations for an element: first for `*`, then for its name, its classes and its identifier, in this
  /// order.
  func declarations(name: String, attributes: [String: String]) -> [CSSDeclarations] {
    let classes = (attributes["class"] ?? "").split(separator: " ").map(String.init)
    let selectors =
      [["*"], [name], classes.flatMap { ["." + $0, name + "." + $0] }]
      + [attributes["id"].map { ["#" + $0, name + "#" + $0] } ?? []]
    return selectors.joined().compactMap { rules[$0] }
  }
}
