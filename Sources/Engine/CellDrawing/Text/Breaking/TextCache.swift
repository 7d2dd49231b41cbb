/// The cache of the process's shaped texts and their lines.
final class TextCache: Sendable {
  static let shared = TextCache()

  struct LayoutKey: Hashable, Sendable {
    var source: UInt64
    var width: Double
    var height: Double
    var lineLimit: Int
    var lineBreak: LineBreak?
    var fontsWithLeading: TextFrame.FontsWithLeading
  }

  /// The shaped texts: room for hundreds of long posts, which are used again at each width.
  private let sources = Mutex(BoundedCache<TextKey, TextSource>(limit: 48 << 20))
  /// The lines: room for a thousand rows, which are used again only for drawing.
  private let layouts = Mutex(BoundedCache<LayoutKey, TextLayout>(limit: 16 << 20))

  func source(of key: TextKey) -> TextSource {
    if let known = sources.withLock({ $0.value(for: key) }) { return known }
    let made = TextSource(key)
    // The cost includes the shaping, although that happens later.
    sources.withLock { $0.insert(made, for: key, cost: 1_000 + key.text.string.utf8.count * 60) }
    return made
  }

  func layout(for key: LayoutKey, make: () -> (TextLayout, cost: Int)) -> TextLayout {
    if let known = layouts.withLock({ $0.value(for: key) }) { return known }
    let (made, cost) = make()
    layouts.withLock { $0.insert(made, for: key, cost: cost) }
    return made
  }

  func removeAll() {
    sources.withLock { $0.removeAll() }
    layouts.withLock { $0.removeAll() }
  }
}
