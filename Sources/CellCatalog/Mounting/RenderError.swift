import CellSnapshots
package import Foundation

/// The reason why an entry has no picture.
package enum RenderError: Error, Hashable, Sendable, CustomStringConvertible {
  case noHeight(entry: String)
  case heightBeyondLimit(entry: String, height: CGFloat)
  case nothingInPattern(entry: String)
  case tooWideForTwo(entry: String)

  package var description: String {
    switch self {
    case .noHeight(let entry):
      "\(entry) has no height: it fits in nothing and was given none; give the entry a height, which is `.height(…)` in a test"
    case .heightBeyondLimit(let entry, let height):
      "\(entry) is \(height) points high, which cannot be drawn; check the heights of its rows"
    case .nothingInPattern(let entry):
      "\(entry) shows no MFSCell and is no MFSController, so there is no picture of its caches"
    case .tooWideForTwo(let entry):
      "\(entry) cannot be shown collapsed and expanded side by side; give smaller --widths, or a smaller --scale"
    }
  }
}

extension SnapshotResult {
  /// Makes the result of a job that has no picture.
  init(_ error: RenderError, of job: RenderJob) {
    self.init(name: job.snapshotTitle, entry: job.name.text, verdict: .notDrawn)
    message = error.description
  }
}
