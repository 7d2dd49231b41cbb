extension Provenance: CustomStringConvertible {
  /// The provenance as text, with one line for each fact, in a fixed order:
  ///
  ///     cellsnap 0.1.0
  ///     library cairo 1.16.0
  ///     scale 2
  ///     trait dark
  ///     font 0123456789abcdef0123456789abcdef Inter-Regular.otf
  package var description: String {
    var lines = ["cellsnap \(version)"]
    lines += libraries.sorted { $0.key < $1.key }.map { "library \($0.key) \($0.value)" }
    lines += environment.sorted { $0.key < $1.key }.map { "environment \($0.key) \($0.value)" }
    lines.append("scale \(scale)")
    lines += traits.map { "trait \($0)" }
    lines += fonts.sorted { $0.key < $1.key }.map { "font \($0.value) \($0.key)" }
    return lines.joined(separator: "\n") + "\n"
  }

  /// Reads the format of `description`, or returns nil for other text. Unknown facts are skipped.
  package init?(parsing text: String) {
    var version: String?
    var scale: Double?
    self.init(version: "", libraries: [:], fonts: [:], scale: 1, traits: [])
    for line in text.split(separator: "\n") {
      let words = line.split(separator: " ", maxSplits: 1).map(String.init)
      guard words.count == 2 else { return nil }
      switch words[0] {
      case "cellsnap": version = words[1]
      case "scale":
        guard let number = Double(words[1]), number.isFinite, number > 0 else { return nil }
        scale = number
      case "trait": traits.append(words[1])
      case "library", "font", "environment":
        let pair = words[1].split(separator: " ", maxSplits: 1).map(String.init)
        guard pair.count == 2 else { return nil }
        switch words[0] {
        case "library": libraries[pair[0]] = pair[1]
        case "environment": environment[pair[0]] = pair[1]
        default: fonts[pair[1]] = pair[0]
        }
      default: continue
      }
    }
    guard let version, let scale else { return nil }
    self.version = version
    self.scale = scale
  }
}
