/// The measurements at ascending widths in points. Neighbours are either equal or one point apart.
package struct BreakpointTable {
  let samples: [(width: Int, states: LabelStates)]

  /// Whether there is any label to look at.
  package var hasLabels: Bool { samples.contains { !$0.states.names.isEmpty } }

  /// A line for each label that changes: `WallPostCell row 0 postTextLabel: 4 lines up to 341, 3 lines from 342`.
  package var lines: [String] {
    var names: [LabelName] = []
    var seen: Set<LabelName> = []
    for sample in samples {
      for name in sample.states.names where seen.insert(name).inserted { names.append(name) }
    }
    return names.compactMap(line)
  }

  private func line(of name: LabelName) -> String? {
    var parts: [(state: LabelState?, first: Int, last: Int)] = []
    for (width, states) in samples {
      if let last = parts.indices.last, parts[last].state == states[name] {
        parts[last].last = width
      } else {
        parts.append((states[name], width, width))
      }
    }
    guard parts.count > 1 else { return nil }
    let texts = parts.enumerated().map { index, part in
      let state = part.state?.text ?? "not shown"
      if index == 0 { return "\(state) up to \(part.last)" }
      if index == parts.count - 1 { return "\(state) from \(part.first)" }
      return part.first == part.last
        ? "\(state) at \(part.first)" : "\(state) from \(part.first) to \(part.last)"
    }
    let hasSections = samples.contains { $0.states.hasSections }
    return "\(name.text(hasSections: hasSections)): \(texts.joined(separator: ", "))"
  }
}
