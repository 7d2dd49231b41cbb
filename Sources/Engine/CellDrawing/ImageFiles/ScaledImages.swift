/// The cache of the process's pictures in their drawn sizes. While a picture is kept, it is not decoded or scaled
/// again.
final class ScaledImages: Sendable {
  static let shared = ScaledImages(.usual)

  private let cache: SingleFlightCache<PixelStore>

  init(_ store: PixelStore) {
    cache = SingleFlightCache(store)
  }

  /// Starts again with an empty store.
  func use(_ store: PixelStore) {
    cache.withStore { $0 = store }
  }

  /// The bytes of all kept pictures.
  var byteCount: Int { cache.withStore { $0.byteCount } }

  /// Returns the whole of `image` in exactly `width` x `height` pixels.
  ///
  /// Returns nil if the file is broken, or if another thread makes the pixels and `policy` says not to wait.
  func pixels(
    of image: ImageSource, width: Int, height: Int, _ policy: WaitPolicy = .waits
  ) -> ImagePixels? {
    if image.format == .svg {
      return pixels(of: image, .exact(width: width, height: height), policy) {
        image.icon(width: width, height: height)
      }
    }
    // The result depends only on the requested size: it must not depend on what was drawn before.
    let halvings = image.halvings(atLeast: width, height)
    if image.size(halved: halvings) == (width, height) { return halved(image, halvings, policy) }
    return pixels(of: image, .exact(width: width, height: height), policy) {
      halved(image, halvings, policy)?.scaled(toWidth: width, height: height)
    }
  }

  /// - Parameter isKept: Whether the pixels are kept because they are drawn. False for a step on the way to a
  ///   smaller picture.
  private func halved(
    _ image: ImageSource, _ halvings: Int, _ policy: WaitPolicy, isKept: Bool = true
  ) -> ImagePixels? {
    // These pixels exist already.
    if image.format == .pixels, halvings == 0 { return image.decoded(halvings: 0) }
    return pixels(of: image, .halved(halvings), policy, isKept: isKept) {
      if halvings <= image.maximumDecodedHalvings { return image.decoded(halvings: halvings) }
      // A photo at full size takes much memory and is rarely drawn, so it is not kept.
      return halved(image, halvings - 1, policy, isKept: halvings > 1)?.halved
    }
  }

  private func pixels(
    of image: ImageSource, _ size: PixelStore.Size, _ policy: WaitPolicy, isKept: Bool = true,
    make: () -> ImagePixels?
  ) -> ImagePixels? {
    cache.value(
      of: PixelStore.Key(content: image.content, size: size), policy, isKept: isKept, make: make)
  }
}

extension PixelStore {
  /// A store for pictures that are drawn one after the other.
  static var usual: PixelStore { PixelStore(maximumBytes: 128 << 20, maximumScaledBytes: 32 << 20) }

  /// A store for a screen, where photos scroll back into view after any time.
  static var onAScreen: PixelStore { PixelStore(maximumBytes: 256 << 20, longestRest: .max) }
}
