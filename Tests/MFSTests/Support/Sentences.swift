import MFS

/// A collector of warnings, which works as long as it is alive.
final class Sentences {
  private static let collected = MFSLocked<[String]>([])
  private let before = MFSWarnings.handler

  init() {
    MFSWarnings.reset()
    Self.collected.value = []
    MFSWarnings.handler = { sentence in Sentences.collected.withLock { $0.append(sentence) } }
  }

  deinit {
    MFSWarnings.handler = before
  }

  var said: [String] { Self.collected.value }
}
