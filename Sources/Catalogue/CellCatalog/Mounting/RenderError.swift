import CellSnapshots
package import Foundation

/// The reason why an entry has no picture.
package enum RenderError: Error, Hashable, Sendable, CustomStringConvertible {
  case noHeight(entry: String)
  case heightBeyondLimit(entry: String, height: CGFloat)
  case nothingInPattern(entry: String)
  case tooWideForTwo(entry: String)
  /// No view of this name is shown. `nearest` are the names that are most like it.
  case noSuchView(entry: String, name: String, nearest: [String])
  /// The picture with everything around it is too large, in pixels.
  case pageTooLarge(entry: String, width: Int, height: Int)
  /// A step to the entry's state cannot be done.
  case stepFailed(entry: String, StepFailure)
  /// The frames of an animation are too large, in pixels.
  case animationTooLarge(entry: String, frames: Int, width: Int, height: Int)

  package var description: String {
    switch self {
    case .noHeight(let entry):
      "\(entry) has no height; give the entry a height, in a test with `.height(…)`"
    case .heightBeyondLimit(let entry, let height):
      "\(entry) is \(height) points high, which is too much to draw; check the heights of its rows"
    case .nothingInPattern(let entry):
      "\(entry) shows no MFSCell and is not an MFSController, so there is no picture of its caches"
    case .tooWideForTwo(let entry):
      "\(entry) cannot be shown collapsed and expanded side by side; give smaller --widths, or a smaller --scale"
    case .noSuchView(let entry, let name, let nearest):
      "\(entry) shows no view \(name); "
        + (nearest.isEmpty
          ? "nothing in it has a name" : "the nearest names are \(nearest.joined(separator: ", "))")
    case .stepFailed(let entry, let failure): "\(entry): \(failure)"
    case .animationTooLarge(let entry, let frames, let width, let height):
      "\(entry) would be an animation of \(frames) frames with \(width) x \(height) pixels; give smaller --widths, a "
        + "smaller --scale, or a height"
    case .pageTooLarge(let entry, let width, let height):
      "\(entry) would be \(width) x \(height) pixels; give less --padding, smaller --widths, or a smaller --scale"
    }
  }
}

extension SnapshotResult {
  /// Makes the result of a job that has no picture.
  package init(_ error: RenderError, of job: RenderJob) {
    self.init(name: job.snapshotTitle, entry: job.name.text, verdict: .notDrawn)
    message = error.description
  }
}
