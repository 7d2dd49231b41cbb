import CellSnapshots
import Foundation

extension CellTrace {
  package var title: String {
    let row = rowName.map { " \($0)" } ?? ""
    return "\(entry)  \(className)\(row) at width \(PlainNumber.text(CGFloat(width)))"
  }

  /// The title, then each occasion with its steps and caches.
  package var lines: [String] {
    [title]
      + occasions.flatMap { occasion in
        ["", "  \(occasion.name)"]
          + (occasion.runs.isEmpty ? ["    no steps"] : occasion.runs.flatMap(\.lines))
          + (occasion.caches.isEmpty
            ? []
            : ["    caches: \(occasion.caches.map { "\($0.cache) \($0.text)" }.joined(separator: "; "))"])
      }
  }
}

extension TracedRun {
  fileprivate var lines: [String] {
    let stepWidth = 24
    return ["    \(order)"]
      + steps.map { step in
        "      " + step.step.padding(toLength: stepWidth, withPad: " ", startingAt: 0)
          + (step.skipped.map { "skipped: \($0)" } ?? "ran")
      }
  }
}

extension CacheCount {
  /// `3 hits, 1 miss`.
  package var text: String {
    "\(hits) \(hits == 1 ? "hit" : "hits"), \(misses) \(misses == 1 ? "miss" : "misses")"
  }
}
