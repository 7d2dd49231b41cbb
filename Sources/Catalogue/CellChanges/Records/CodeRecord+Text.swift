internal import CellDrawing

extension CodeRecord {
  private static let title = "CellSnap code record 1"

  /// The record as text, with a line for each hash, in an order that does not depend on chance.
  package var text: String {
    var lines = surroundings.sorted { $0.key < $1.key }.map { "surrounding \($0.key) \(Self.line($0.value))" }
    for (kind, hashes) in [("entry", entries), ("file", files), ("item", items)] {
      lines += hashes.sorted { $0.key < $1.key }.map { "\(kind) \($0.value) \(Self.line($0.key))" }
    }
    lines += pieces.map { "piece \($0.key) \($0.value)" }.sorted()
    return ([Self.title] + lines + ["end \(lines.count)"]).joined(separator: "\n") + "\n"
  }

  /// Reads the text of a record; nil if a part of it is missing, or if it is in another form.
  package init?(text: String) {
    self.init()
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.count > 2, lines[0] == Self.title, lines[lines.count - 1].isEmpty,
      lines[lines.count - 2] == "end \(lines.count - 3)"
    else { return nil }
    for line in lines[1..<lines.count - 2] {
      let parts = line.split(separator: " ", maxSplits: 2, omittingEmptySubsequences: false)
      guard parts.count == 3, let rest = Self.plain(parts[2]) else { return nil }
      if parts[0] == "surrounding" {
        surroundings[String(parts[1])] = rest
        continue
      }
      guard let hash = ContentHash(parts[1]) else { return nil }
      switch parts[0] {
      case "entry": entries[rest] = hash
      case "file": files[rest] = hash
      case "item": items[rest] = hash
      case "piece":
        guard let content = ContentHash(parts[2]) else { return nil }
        pieces[hash] = content
      default: return nil
      }
    }
  }

  /// Returns a text in one line.
  private static func line(_ text: String) -> String {
    text.replacing("%", with: "%25").replacing("\n", with: "%0A")
  }

  /// Returns the text of a line; nil for a line that has other signs `%`.
  private static func plain(_ line: Substring) -> String? {
    var parts = line.split(separator: "%", omittingEmptySubsequences: false)[...]
    var text = String(parts.popFirst() ?? "")
    for part in parts {
      guard part.hasPrefix("25") || part.hasPrefix("0A") else { return nil }
      text += (part.hasPrefix("25") ? "%" : "\n") + part.dropFirst(2)
    }
    return text
  }
}
