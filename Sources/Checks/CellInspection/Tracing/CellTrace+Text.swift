import CellSnapshots
import Foundation

extension CellTrace {
  package var title: String {
    let row = rowName.map { " \($0)" } ?? ""
    return "\(entry)  \(className)\(row) at width \(PlainNumber.text(CGFloat(width)))"
  }

  /// The title, then each occasion with its steps and caches.
  package var lines: [String] {
    var lines = [title]
    for occasion in occasions {
      lines += ["", "  \(occasion.name)"]
      lines += occasion.runs.isEmpty ? ["    no steps"] : occasion.runs.flatMap(\.lines)
      guard !occasion.caches.isEmpty else { continue }
      let caches = occasion.caches.map { "\($0.cache) \($0.text)" }
      lines.append("    caches: " + caches.joined(separator: "; "))
    }
    return lines
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
