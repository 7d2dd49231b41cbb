import CellDrawing
import CellSnapshots
package import Foundation

/// The reason why entries and their states cannot be drawn.
package enum SequenceError: Error, Hashable, Sendable, CustomStringConvertible {
  case noStates(entry: String)
  /// Two names whose files would be the same.
  case sameFiles(NameCollision)
  case invalidDuration(entry: String, state: String, seconds: TimeInterval)
  case invalidLoopCount(entry: String, count: Int)

  package var description: String {
    switch self {
    case .noStates(let entry):
      "\(entry) is animated and has no states; add some with `.state(…)`, or leave out `.animated()`"
    case .sameFiles(let collision): collision.description
    case .invalidDuration(let entry, let state, let seconds):
      "\(entry) shows its state \(state) for \(PlainNumber.text(seconds)) seconds; give a duration from 0.001 to "
        + PlainNumber.text(PNGFrameDuration.maximumSeconds)
    case .invalidLoopCount(let entry, let count):
      "\(entry) is animated with the loop count \(count); give a number up to "
        + "\(CatalogAnimation.maximumLoopCount), or 0 for an animation without end"
    }
  }
}
