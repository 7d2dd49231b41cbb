import MFS
import UIKit

/// The warnings of MFS as diagnostics of the picture that is being made.
package enum PatternWarnings {
  private static let isPointed: Void = MFSWarnings.handler = { Diagnostics.report($0) }

  /// Points the hook of MFS at the collector that UIKit reports to. From now on each sentence may be reported once
  /// more, because it belongs to every picture in which the code is wrong.
  package static func collect() {
    _ = isPointed
    MFSWarnings.reset()
  }
}
