/// What the attributes of a view tell of a change.
enum AttributeChanges {
  /// What is told in other words, or not at all.
  private static let silent: Set = [
    "length", "hash", "file", "image", "drawing", "runs", "truncated", "transform",
  ]
  /// What is told without its values, which are hashes.
  private static let hashed: Set = ["path", "mask"]
  private static let words = [
    "corner": "corner radius", "corners": "rounded corners", "curve": "corner curve", "clips": "clipping",
    "mode": "content mode", "colors": "gradient colors", "direction": "gradient direction",
    "locations": "gradient locations",
  ]

  static func data(_ old: LayoutView, _ new: LayoutView) -> [ViewChange.Part] {
    var parts: [ViewChange.Part] = []
    if let text = text(old, new) { parts.append(ViewChange.Part(subject: "text", text: text)) }
    let (image, otherImage) = (old.attributes["image"], new.attributes["image"])
    if image != otherImage {
      let (file, otherFile) = (old.attributes["file"], new.attributes["file"])
      let isNamed = file != otherFile
      let text = values(isNamed ? file ?? image : image, isNamed ? otherFile ?? otherImage : otherImage)
      parts.append(ViewChange.Part(subject: "image", text: "image \(text)"))
    }
    return parts
  }

  static func style(_ old: LayoutView, _ new: LayoutView) -> [ViewChange.Part] {
    var parts: [ViewChange.Part] = []
    if old.className != new.className {
      parts.append(ViewChange.Part(subject: "class", text: "class \(values(old.className, new.className))"))
    }
    var seen: Set<String> = []
    for key in (old.attributes + Array(new.attributes)).map(\.key)
    where !silent.contains(key) && seen.insert(key).inserted {
      let (left, right) = (old.attributes[key], new.attributes[key])
      // Without a text there are no font and no colour: that says nothing beside the text.
      if left == right || (["font", "color", "alignment"].contains(key) && (left == nil || right == nil)) {
        continue
      }
      let word = words[key] ?? key
      let text = hashed.contains(key) ? "\(word) changed" : "\(word) \(values(left, right))"
      parts.append(ViewChange.Part(subject: word, text: text))
    }
    let hasSameText = isSame(old.text, new.text)
    if parts.isEmpty, hasSameText, old.attributes["runs"] != new.attributes["runs"] {
      parts.append(ViewChange.Part(subject: "text", text: "looks of parts of the text changed"))
    }
    if parts.isEmpty, hasSameText, old.attributes["drawing"] != new.attributes["drawing"] {
      parts.append(ViewChange.Part(subject: "drawing", text: "drawing changed"))
    }
    return parts
  }

  /// What the attributes say of a view's shape.
  static func geometry(_ old: LayoutView, _ new: LayoutView) -> [ViewChange.Part] {
    var parts: [ViewChange.Part] = []
    let (transform, otherTransform) = (old.attributes["transform"], new.attributes["transform"])
    if transform != otherTransform {
      parts.append(
        ViewChange.Part(subject: "transform", text: "transform \(values(transform, otherTransform))"))
    }
    if let lines = old.lineCount, let otherLines = new.lineCount, lines != otherLines {
      let unit = otherLines == 1 ? "line" : "lines"
      parts.append(ViewChange.Part(subject: "lines", text: "\(lines) -> \(otherLines) \(unit)"))
    }
    let (isCut, wasCut) = (new.attributes["truncated"] != nil, old.attributes["truncated"] != nil)
    if isCut != wasCut {
      parts.append(ViewChange.Part(subject: "end", text: isCut ? "now cut off" : "no longer cut off"))
    }
    return parts
  }

  private static func text(_ old: LayoutView, _ new: LayoutView) -> String? {
    switch (old.text, new.text) {
    case (nil, nil): return nil
    case (let left?, nil): return "text \(TextSnippets.beginning(of: left)) -> none"
    case (nil, let right?): return "text none -> \(TextSnippets.beginning(of: right))"
    case (let left?, let right?):
      if !isSame(left, right) {
        let snippets = TextSnippets(left, right)
        return "text \(snippets.reference) -> \(snippets.actual)"
      }
      guard old.attributes["hash"] != new.attributes["hash"] else { return nil }
      let lengths = values(old.attributes["length"], new.attributes["length"])
      return "text changed behind its first \(LayoutView.textLimit) characters, of \(lengths)"
    }
  }

  /// By their code units: two spellings of a letter are drawn from different glyphs.
  private static func isSame(_ left: String?, _ right: String?) -> Bool {
    left.map { Array($0.utf8) } == right.map { Array($0.utf8) }
  }

  private static func values(_ old: String?, _ new: String?) -> String {
    "\(old ?? "none") -> \(new ?? "none")"
  }
}
