import MFS

/// A record of what a cell of one class, or a controller, does on each occasion.
package struct CellTrace: Hashable, Encodable {
  package var entry: String
  var className: String
  /// The section and row, as in `0-3`; nil for a controller.
  var row: String?
  /// The row in words: `row 3`, or `row 1-3` if there are several sections.
  var rowName: String?
  /// The width in points.
  package var width: Double
  var occasions: [TracedOccasion]
  /// The controls that could be touched, by their properties' names.
  package var controls: [String]
}

/// An occasion, such as a layout, with the runs of orders and the look-ups in caches that it causes.
struct TracedOccasion: Hashable, Encodable {
  var name: String
  var runs: [TracedRun]
  var caches: [CacheCount]
}

/// One run of an order.
struct TracedRun: Hashable, Encodable {
  var order: String
  var steps: [TracedStep]
}

struct TracedStep: Hashable, Encodable {
  var step: String
  /// The reason why the step was skipped; nil if it ran.
  var skipped: String?
}

/// The look-ups in a cache on an occasion.
struct CacheCount: Hashable, Encodable {
  var cache: String
  var hits: Int
  var misses: Int
}

extension TracedRun {
  /// Returns the runs that events belong to. A new run begins with another order, or if a step is repeated.
  package static func all(of events: [MFSStepEvent]) -> [TracedRun] {
    var runs: [TracedRun] = []
    for event in events {
      let step = TracedStep(event)
      if let last = runs.indices.last, runs[last].order == event.order,
        !runs[last].steps.contains(where: { $0.step == step.step })
      {
        runs[last].steps.append(step)
      } else {
        runs.append(TracedRun(order: event.order, steps: [step]))
      }
    }
    return runs
  }
}

extension TracedStep {
  package init(_ event: MFSStepEvent) {
    step = event.step.rawValue
    switch event.outcome {
    case .ran: skipped = nil
    case .skipped(.sameInputs): skipped = "same inputs"
    case .skipped(.noSuperview): skipped = "no superview"
    }
  }
}
