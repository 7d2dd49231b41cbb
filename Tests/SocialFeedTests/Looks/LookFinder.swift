import Foundation

/// A finder of the lines of a source that set how something looks.
struct LookFinder {
  private static let properties = [
    "adjustsFontSizeToFitWidth", "alpha", "backgroundColor", "barColor", "borderColor", "borderWidth",
    "clipsToBounds", "colors", "contentHorizontalAlignment", "contentMode", "cornerRadius", "font",
    "isOpaque", "lineBreakMode", "masksToBounds", "minimumScaleFactor", "numberOfLines",
    "selectionStyle", "separatorColor", "separatorInset", "separatorStyle", "shadowColor",
    "shadowOffset", "shadowOpacity", "shadowPath", "shadowRadius", "textAlignment", "textColor",
    "tintColor",
  ]

  private let setter: Regex<(Substring, Substring?, Substring)>
  private let call = /(setTitleColor|setTitleShadowColor|setBackgroundImage)\(/

  init() throws {
    setter = try Regex(
      #"\b(?:(let|var)\s+)?(?:[\w?!]+\.)*(\#(Self.properties.joined(separator: "|")))\s*[-+*\/]?=[^=]"#
    ).wordBoundaryKind(.simple)
  }

  /// Returns the trimmed lines that set a look. Constants of the same names and comments are left out.
  func lines(in source: String) -> [String] {
    source.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }.filter { line in
      guard !line.hasPrefix("//") else { return false }
      return line.contains(call) || line.matches(of: setter).contains { $0.1 == nil }
    }
  }

  /// Returns the text between the braces of a type's function, in the format of the sources.
  func body(of function: String, in source: String) -> String? {
    guard let start = source.range(of: "func \(function)("),
      let end = source.range(of: "\n  }\n", range: start.upperBound..<source.endIndex)
    else { return nil }
    return String(source[start.upperBound..<end.lowerBound])
  }
}
