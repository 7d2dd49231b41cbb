internal import Foundation

/// The pictures of the process as they are drawn: while it is kept, each file is decoded once and each size made once, by
/// whichever thread needs it first while the others go on.
// Every access of the mutable state is between lock and unlock of the condition.
final class ScaledImages: @unchecked Sendable {
  static let shared = ScaledImages(.usual)

  /// Pixels that a thread makes and others may wait for.
  private final class Making {
    var isDone = false
    var pixels: ImagePixels?
  }

  /// What a thread does where another one makes the pixels that it needs.
  private enum Patience {
    /// It waits, and meanwhile makes images that it needs next.
    case waits(UpcomingImages?)
    /// It goes without them: so no thread that holds another up ever waits for one that it holds up.
    case leaves
  }

  /// Whose turn it is to make pixels.
  private enum Turn {
    case nobodys(ImagePixels)
    case mine
    case anothers
  }

  private let condition = NSCondition()
  private var store: PixelStore
  private var underway: [PixelStore.Key: Making] = [:]

  init(_ store: PixelStore) {
    self.store = store
  }

  /// Begins anew with an empty store.
  func use(_ store: PixelStore) {
    condition.lock()
    defer { condition.unlock() }
    self.store = store
  }

  /// The bytes of all pictures that are kept.
  var byteCount: Int {
    condition.lock()
    defer { condition.unlock() }
    return store.byteCount
  }

  /// The whole of `image` in exactly `width` x `height` pixels; nil where its file is broken.
  ///
  /// - Parameter upcoming: what the thread makes while another one makes this image.
  func pixels(
    of image: ImageSource, width: Int, height: Int, upcoming: UpcomingImages? = nil
  ) -> ImagePixels? {
    pixels(of: image, width: width, height: height, .waits(upcoming))
  }

  private func pixels(
    of image: ImageSource, width: Int, height: Int, _ patience: Patience
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
    let key = PixelStore.Key(content: image.contentHash, format: image.format, size: size)
    switch begin(key, of: image, patience) {
    case .nobodys(let found): return found
    case .anothers: return nil
    case .mine:
      let made = make()
      end(key, made, isKept: isKept)
      return made
    }
  }

  private func begin(_ key: PixelStore.Key, of image: ImageSource, _ patience: Patience) -> Turn {
    condition.lock()
    defer { condition.unlock() }
    if let found = store.find(key) { return .nobodys(found) }
    while let making = underway[key] {
      guard case .waits(let upcoming) = patience else { return .anothers }
      while !making.isDone {
        condition.unlock()
        let next = upcoming?.next(after: image)
        if let next { _ = pixels(of: next.source, width: next.width, height: next.height, .leaves) }
        condition.lock()
        if next == nil, !making.isDone { condition.wait() }
      }
      // A broken file says so of each image that was read from it.
      if let pixels = making.pixels { return .nobodys(pixels) }
    }
    underway[key] = Making()
    return .mine
  }

  private func end(_ key: PixelStore.Key, _ pixels: ImagePixels?, isKept: Bool) {
    condition.lock()
    defer { condition.unlock() }
    if isKept, let pixels { store.keep(pixels, for: key) }
    guard let making = underway.removeValue(forKey: key) else { return }
    (making.isDone, making.pixels) = (true, pixels)
    condition.broadcast()
  }
}

extension PixelStore {
  /// For pictures that are drawn one after the other.
  static var usual: PixelStore { PixelStore(mostBytes: 128 << 20, mostScaledBytes: 32 << 20) }

  /// For a screen, where photos come back under the finger, however long nobody asks for them.
  static var onAScreen: PixelStore { PixelStore(mostBytes: 256 << 20, longestRest: .max) }
}
