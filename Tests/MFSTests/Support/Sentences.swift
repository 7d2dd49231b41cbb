import MFS

/// A collector of warnings, which works as long as it is alive.
final class Sentences {
  private static let collected = Locked<[String]>([])
  private let before = Warnings.handler

  init() {
    Warnings.reset()
    Self.collected.value = []
    Warnings.handler = { sentence in Sentences.collected.withLock { $0.append(sentence) } }
  }

  deinit {
    Warnings.handler = before
  }

  var said: [String] { Self.collected.value }
}
