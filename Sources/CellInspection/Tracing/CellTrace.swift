import MFS

/// The doings of a cell of one class, or of a controller, occasion by occasion.
package struct CellTrace: Hashable, Encodable {
  package var entry: String
  var className: String
  /// Section and row, as in `0-3`; nil of a controller.
  var row: String?
  /// The same in words, as in `row 3`, or `row 1-3` where there are several sections.
  var rowName: String?
  /// In points.
  package var width: Double
  var occasions: [TracedOccasion]
  /// The controls that could be touched, by their properties' names.
  package var controls: [String]
}

/// What a cell was asked for, and the runs and the look-ups in caches that this came to.
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
  /// Why it did not run; nil where it did.
  var skipped: String?
}

/// How often a cache was asked on an occasion.
struct CacheCount: Hashable, Encodable {
  var cache: String
  var hits: Int
  var misses: Int
}

extension TracedRun {
  /// The runs that events belong to: another begins with another order, and where a step comes again.
  package static func all(of events: [StepEvent]) -> [TracedRun] {
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
  package init(_ event: StepEvent) {
    step = event.step.rawValue
    switch event.outcome {
    case .ran: skipped = nil
    case .skipped(.sameInputs): skipped = "same inputs"
    case .skipped(.noSuperview): skipped = "no superview"
    }
  }
}
