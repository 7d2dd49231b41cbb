/// An error that the compiler printed.
struct CompilerError: Hashable {
  let path: String
  let line: Int
  let message: String

  /// Reads a line `path:line:column: error: message`; `nil` for other lines.
  init?(_ line: Substring) {
    guard let marker = line.range(of: ": error: ") else { return nil }
    let place = line[..<marker.lowerBound].split(separator: ":")
    guard place.count == 3, let number = Int(place[1]) else { return nil }
    path = String(place[0])
    self.line = number
    message = String(line[marker.upperBound...])
  }

  /// The words of the message that are in quotes.
  var names: [String] { Self.names(in: message) }

  static func names(in message: String) -> [String] {
    message.split(separator: "'", omittingEmptySubsequences: false).enumerated()
      .compactMap { $0.offset % 2 == 1 ? String($0.element) : nil }
  }

  /// Returns the name that the source lacks; `nil` where the message does not say it.
  ///
  /// - Parameters:
  ///   - ownTypes: the types of the folder, whose missing members are listed without the type's name.
  ///   - source: the line with the error.
  func missing(ownTypes: Set<String>, source: String?) -> String? {
    if message.hasPrefix("cannot find") || message.hasPrefix("no such module") { return names.first }
    if message.contains("does not override any") {
      return source.flatMap(Self.declaredName).map { "override of \($0)" }
    }
    if message.contains("has no member"), names.count >= 2 {
      var type = names[0].filter { !"?!".contains($0) }
      if type.hasSuffix(".Type") { type.removeLast(5) }
      return ownTypes.contains(type) || type.contains(" ") ? ".\(names[1])" : "\(type).\(names[1])"
    }
    return nil
  }

  private static func declaredName(in line: String) -> String? {
    let words = line.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
    guard let keyword = words.firstIndex(where: { ["func", "var", "let", "init"].contains($0) }) else {
      return nil
    }
    return words[keyword] == "init" ? "init" : words.dropFirst(keyword + 1).first.map(String.init)
  }
}
