internal import Foundation

/// The declarations of a style: `color: red; font-size: 17px`.
struct CSSDeclarations {
  /// The values by property, both in lower case, except for the names of fonts.
  private(set) var values: [String: String] = [:]

  init(_ text: some StringProtocol) {
    for declaration in text.split(separator: ";") {
      guard let colon = declaration.firstIndex(of: ":") else { continue }
      let name = declaration[..<colon].trimmingCharacters(in: .whitespacesAndNewlines).lowercased()
      let value = declaration[declaration.index(after: colon)...].replacingOccurrences(
        of: "!important", with: ""
      )
      .trimmingCharacters(in: .whitespacesAndNewlines)
      if name == "font" {
        readFont(value)
      } else {
        values[name] = name == "font-family" ? value : value.lowercased()
      }
    }
  }

  /// Reads the short form of a font: `italic bold 17px/1.2 Arial, serif`.
  private mutating func readFont(_ value: String) {
    var words = value.split(separator: " ").map(String.init)[...]
    while let word = words.first {
      let name = word.lowercased()
      if ["italic", "oblique"].contains(name) {
        values["font-style"] = name
      } else if Int(name) != nil || ["bold", "bolder", "lighter"].contains(name) {
        values["font-weight"] = name
      } else if name.first?.isNumber == true {
        values["font-size"] = name.split(separator: "/").first.map(String.init)
        values["font-family"] = words.dropFirst().joined(separator: " ")
        return
      } else if name != "normal" {
        values["font-family"] = words.joined(separator: " ")
        return
      }
      words.removeFirst()
    }
  }

  /// Takes the declarations that come after these and win over them.
  mutating func merge(_ later: CSSDeclarations) {
    values.merge(later.values) { $1 }
  }
}
