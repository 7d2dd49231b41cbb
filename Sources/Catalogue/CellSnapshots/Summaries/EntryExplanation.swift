/// An explanation of the changes in all pictures of an entry. What they have in common is said once.
package struct EntryExplanation: Hashable, Sendable {
  /// A line and the pictures that it is about.
  fileprivate struct Told {
    var text: String
    /// The text without its numbers, which differ between widths.
    var pattern: String
    /// The indices of the snapshots with exactly this text; `alike` has those with other numbers in it.
    var equal: [Int] = []
    var alike: [Int] = []
  }

  /// The lines, one for each change: `likeButton tintColor … → …, in 4 widths`.
  package let lines: [String]

  /// - Parameter snapshots: The snapshots of an entry, in the order of the explanation.
  package init(of snapshots: [SnapshotResult]) {
    let explained = snapshots.filter { !$0.explanationLines.isEmpty }
    guard explained.count > 1 else {
      lines = explained.flatMap(\.explanationLines)
      return
    }
    var told: [Told] = []
    var places: [String: Int] = [:]
    for (place, snapshot) in explained.enumerated() {
      for line in snapshot.explanationLines {
        let pattern = Self.withoutNumbers(line)
        guard let known = places[pattern], !told[known].has(place) else {
          places[pattern] = places[pattern] ?? told.count
          told.append(Told(text: line, pattern: pattern, equal: [place]))
          continue
        }
        if told[known].text == line {
          told[known].equal.append(place)
        } else {
          told[known].alike.append(place)
        }
      }
    }
    let word = Self.word(for: explained)
    lines = told.map { line in
      var parts = [line.text]
      if line.equal.count > 1 {
        parts.append("in \(line.equal.count) \(word)s")
      } else if line.alike.isEmpty {
        parts.append("only in \(explained[line.equal[0]].variant)")
      }
      if !line.alike.isEmpty {
        let count = line.alike.count
        parts.append("and with other numbers in \(count) more \(count == 1 ? word : "\(word)s")")
      }
      return parts.joined(separator: ", ")
    }
  }

  /// Returns "width" if nothing else in the circumstances differs, and otherwise "picture".
  private static func word(for snapshots: [SnapshotResult]) -> String {
    let rests = Set(snapshots.map { $0.variant.drop(while: \.isNumber) })
    let widths = Set(snapshots.map(\.variant))
    return rests.count == 1 && widths.count == snapshots.count ? "width" : "picture"
  }

  package static func withoutNumbers(_ text: String) -> String {
    var pattern = ""
    var isInQuotes = false
    for sign in text {
      if sign == "\"" { isInQuotes.toggle() }
      let isNumber = !isInQuotes && (sign.isNumber || sign == ".")
      if isNumber, pattern.hasSuffix("#") { continue }
      pattern.append(isNumber ? "#" : sign)
    }
    return pattern
  }
}

extension EntryExplanation.Told {
  fileprivate func has(_ place: Int) -> Bool { equal.contains(place) || alike.contains(place) }
}

extension SnapshotResult {
  /// The circumstances in the snapshot's name: `320@2x-dark`.
  var variant: String {
    let name = FilePath.name(of: name)
    let leaf = FilePath.name(of: entry)
    return name.hasPrefix("\(leaf).") ? String(name.dropFirst(leaf.count + 1)) : name
  }
}
