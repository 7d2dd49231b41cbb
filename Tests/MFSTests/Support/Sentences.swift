import MFS

/// Collects the diagnostics as long as it lives.
final class Sentences {
  private static let collected = Locked<[String]>([])
  private let before = Diagnostics.handler

  init() {
    Diagnostics.reset()
    Self.collected.value = []
    Diagnostics.handler = { sentence in Sentences.collected.withLock { $0.append(sentence) } }
  }

  deinit {
    Diagnostics.handler = before
  }

  var said: [String] { Self.collected.value }
}
