/// The measurements at ascending widths in points. Neighbours are either equal or one point apart.
package struct BreakpointTable {
  let samples: [(width: Int, states: LabelStates)]

  /// The states of one label over a range of widths.
  package struct Part: Hashable, Sendable {
    /// The label's name: `WallPostCell row 0 postTextLabel`.
    package var label: String
    /// The state in words: `4 lines`, `not shown`.
    package var text: String
    package var isCutOff: Bool
    /// The first and the last width, in points.
    package var first: Int
    package var last: Int
  }

  /// The parts of each label, in the order of the labels and then of the widths.
  package var parts: [[Part]] {
    let hasSections = samples.contains { $0.states.hasSections }
    return names.map { name in
      ranges(of: name).map { range in
        Part(
          label: name.text(hasSections: hasSections), text: range.state?.text ?? "not shown",
          isCutOff: range.state?.isCutOff == true, first: range.first, last: range.last)
      }
    }
  }

  /// Whether there is any label to look at.
  package var hasLabels: Bool { samples.contains { !$0.states.names.isEmpty } }

  /// A line for each label that changes: `WallPostCell row 0 postTextLabel: 4 lines up to 341, 3 lines from 342`.
  package var lines: [String] {
    names.compactMap(line)
  }

  private var names: [LabelName] {
    var names: [LabelName] = []
    var seen: Set<LabelName> = []
    for sample in samples {
      for name in sample.states.names where seen.insert(name).inserted { names.append(name) }
    }
    return names
  }

  /// Returns the states of a label, each with its first and its last width.
  private func ranges(of name: LabelName) -> [(state: LabelState?, first: Int, last: Int)] {
    var ranges: [(state: LabelState?, first: Int, last: Int)] = []
    for (width, states) in samples {
      if let last = ranges.indices.last, ranges[last].state == states[name] {
        ranges[last].last = width
      } else {
        ranges.append((states[name], width, width))
      }
    }
    return ranges
  }

  private func line(of name: LabelName) -> String? {
    let parts = ranges(of: name)
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
