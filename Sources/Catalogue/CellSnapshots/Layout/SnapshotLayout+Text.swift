import Foundation

extension SnapshotLayout {
  /// The layout as text: a line with the picture's size, then one line per view. Each line ends with a line feed.
  package var text: String {
    var writer = LayoutTextWriter()
    writer.append(size.width)
    writer.append(size.height)
    writer.endLine()
    for view in views { writer.append(view) }
    return writer.text
  }
}

/// A writer of a layout's lines.
private struct LayoutTextWriter {
  private(set) var text = ""
  private var isAtStart = true

  mutating func append(_ view: LayoutView) {
    for _ in 0..<max(view.depth, 0) { text += "  " }
    append(view.className, quoted: LayoutToken.needsQuotes(view.className))
    if let name = view.propertyName {
      append(name, quoted: name == "-" || LayoutToken.needsQuotes(name))
    } else {
      append("-")
    }
    for number in [view.frame.origin.x, view.frame.origin.y, view.frame.size.width, view.frame.size.height] {
      append(number)
    }
    if view.isHidden { append("hidden") }
    switch view.row {
    case .row(let section, let row)?: append("row=\(section)-\(row)")
    case .header(let section)?: append("header=\(section)")
    case .footer(let section)?: append("footer=\(section)")
    case nil: break
    }
    if let lineCount = view.lineCount { append("lines=\(lineCount)") }
    for attribute in view.attributes.named {
      append(attribute.name, quoted: LayoutToken.isReserved(attribute.name))
      text += "="
      isAtStart = true
      append(attribute.value, quoted: LayoutToken.needsQuotes(attribute.value))
    }
    if let shown = view.text {
      append("text=")
      isAtStart = true
      append(shown, quoted: true)
    }
    endLine()
  }

  mutating func append(_ number: CGFloat) {
    append(PlainNumber.text(number))
  }

  mutating func endLine() {
    text += "\n"
    isAtStart = true
  }

  private mutating func append(_ token: String, quoted: Bool = false) {
    if !isAtStart { text += " " }
    isAtStart = false
    if quoted { LayoutToken.appendQuoted(token, to: &text) } else { text += token }
  }
}
