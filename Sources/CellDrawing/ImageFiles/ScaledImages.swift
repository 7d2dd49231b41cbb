/// The pictures of the process as they are drawn: while it is kept, each file is decoded once and each size made once.
final class ScaledImages: Sendable {
  static let shared = ScaledImages(.usual)

  private let made: MadeOnce<PixelStore>

  init(_ store: PixelStore) {
    made = MadeOnce(store)
  }

  /// Begins anew with an empty store.
  func use(_ store: PixelStore) {
    made.withStore { $0 = store }
  }

  /// The bytes of all pictures that are kept.
  var byteCount: Int { made.withStore { $0.byteCount } }

  /// The whole of `image` in exactly `width` x `height` pixels; nil where its file is broken, or where another thread
  /// makes it and this one leaves.
  func pixels(
    of image: ImageSource, width: Int, height: Int, _ patience: Patience = .waits
  ) -> ImagePixels? {
    if image.format == .svg {
      return pixels(of: image, .exact(width: width, height: height), patience) {
        image.icon(width: width, height: height)
      }
    }
    // By what is asked for alone: what was drawn before must not show.
    let halvings = image.halvings(atLeast: width, height)
    if image.size(halved: halvings) == (width, height) { return halved(image, halvings, patience) }
    return pixels(of: image, .exact(width: width, height: height), patience) {
      halved(image, halvings, patience)?.scaled(toWidth: width, height: height)
    }
  }

  /// - Parameter isKept: whether it is asked for by what is drawn, not on the way to a smaller picture.
  private func halved(
    _ image: ImageSource, _ halvings: Int, _ patience: Patience, isKept: Bool = true
  ) -> ImagePixels? {
    // They are there already.
    if image.format == .pixels, halvings == 0 { return image.decoded(halvings: 0) }
    return pixels(of: image, .halved(halvings), patience, isKept: isKept) {
      if halvings <= image.mostDecodedHalvings { return image.decoded(halvings: halvings) }
      // A photo takes much memory as it is, and is rarely drawn so.
      return halved(image, halvings - 1, patience, isKept: halvings > 1)?.halved
    }
  }

  private func pixels(
    of image: ImageSource, _ size: PixelStore.Size, _ patience: Patience, isKept: Bool = true,
    make: () -> ImagePixels?
  ) -> ImagePixels? {
    made.value(
      of: PixelStore.Key(content: image.content, size: size), patience, isKept: isKept, make: make)
  }
}

extension PixelStore {
  /// For pictures that are drawn one after the other.
  static var usual: PixelStore { PixelStore(mostBytes: 128 << 20, mostScaledBytes: 32 << 20) }

  /// For a screen, where photos come back under the finger, however long nobody asks for them.
  static var onAScreen: PixelStore { PixelStore(mostBytes: 256 << 20, longestRest: .max) }
}
