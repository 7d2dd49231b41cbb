import MFS
import UIKit

/// A collector of warnings, which works as long as it is alive.
///
/// The handler of warnings is one for the process. So the warnings also go where the pictures of other tests expect
/// them, and the handler stays.
final class Sentences {
  private static let collected = MFSLocked<[String]>([])

  init() {
    MFSWarnings.reset()
    Self.collected.value = []
    MFSWarnings.handler = { sentence in
      Sentences.collected.withLock { $0.append(sentence) }
      Diagnostics.report(sentence)
    }
  }

  var said: [String] { Self.collected.value }
}
