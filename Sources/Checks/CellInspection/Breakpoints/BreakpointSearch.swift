/// A search for the widths between which labels change, in whole points.
///
/// A narrower cell may also have fewer lines, so widths are sampled first. Two changes between neighbouring samples
/// that undo each other are not found.
package struct BreakpointSearch {
  /// The smallest width in points; `to` is the largest.
  package var from: Int
  package var to: Int
  /// The distance of two samples in points. With 1, every width is measured and no change is missed.
  package var step = 16

  package init(
    from: Int, to: Int, step: Int = 16
  ) {
    self.from = from
    self.to = to
    self.step = step
  }

  /// Measures as few widths as possible. If neighbouring samples differ, it halves the range between them.
  func run<Failure: Error>(
    _ measure: (Int) throws(Failure) -> LabelStates
  ) throws(Failure) -> BreakpointTable {
    var widths = Array(stride(from: from, to: to, by: max(1, step)))
    widths.append(to)
    var samples: [(width: Int, states: LabelStates)] = []
    for width in widths { samples.append((width, try measure(width))) }
    var found = Array(samples.prefix(1))
    for (lower, upper) in zip(samples, samples.dropFirst()) {
      try refine(lower, upper, into: &found, measure)
      found.append(upper)
    }
    return BreakpointTable(samples: found)
  }

  private func refine<Failure: Error>(
    _ lower: (width: Int, states: LabelStates), _ upper: (width: Int, states: LabelStates),
    into found: inout [(width: Int, states: LabelStates)], _ measure: (Int) throws(Failure) -> LabelStates
  ) throws(Failure) {
    guard upper.width - lower.width > 1, lower.states != upper.states else { return }
    let width = lower.width + (upper.width - lower.width) / 2
    let middle = (width: width, states: try measure(width))
    try refine(lower, middle, into: &found, measure)
    found.append(middle)
    try refine(middle, upper, into: &found, measure)
  }
}
