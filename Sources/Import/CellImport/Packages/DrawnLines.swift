/// The lines of the program that drew the pictures.
struct DrawnLines {
  private let lines: [String]

  init(_ lines: [String]) {
    self.lines = lines
  }

  /// Returns the lines about an entry's class, each once, for all widths.
  func about(_ name: String) -> [String] {
    var seen: Set<String> = []
    return lines.compactMap { line in
      guard isAbout(name, line), !line.contains(" is blank, because ") else { return nil }
      // The widths of a picture have the same lines, such as `NoteCell/short.320@2x: it is not filled`.
      let text = line.replacing(#/\.[0-9]+@[0-9]x[^: ]*/#, with: "").replacing(
        #/ at width [0-9.]+/#, with: "")
      return seen.insert(text).inserted ? text : nil
    }
  }

  private func isAbout(_ name: String, _ line: String) -> Bool {
    // A line without a sentence says that a picture was written.
    guard line.contains(": ") || line.contains(" is ") else { return false }
    return line.components(separatedBy: "; ").contains { Self.begins($0, with: name) }
      || line.contains(" \(name) is not ")
  }

  /// Whether a line begins with the name of a class or of its entry. `Card Row` is another class than `Card`.
  static func begins(_ line: String, with name: String) -> Bool {
    guard line.hasPrefix(name) else { return false }
    let rest = line.dropFirst(name.count)
    if rest.first == " " { return rest.dropFirst().first?.isLowercase == true }
    return rest.first.map("/.:".contains) == true
  }
}
