internal import Synchronization

/// The scaled pictures of the process, one for each image and size, the least recently drawn forgotten first.
final class ScaledImages: Sendable {
  fileprivate struct Key: Hashable {
    var content: ContentHash
    var format: ImageSource.Format
    var width: Int
    var height: Int
  }

  fileprivate struct Entry {
    var pixels: ImagePixels
    var lastUse: Int
  }

  fileprivate struct State {
    var entries: [Key: Entry] = [:]
    var byteCount = 0
    var clock = 0
  }

  static let shared = ScaledImages(mostBytes: 192 << 20)

  private let mostBytes: Int
  private let state = Mutex(State())

  init(mostBytes: Int) {
    self.mostBytes = mostBytes
  }

  /// The bytes of all pictures that are kept.
  var byteCount: Int { state.withLock { $0.byteCount } }

  /// The whole of `image` in exactly `width` x `height` pixels; nil where its file is broken.
  func pixels(of image: ImageSource, width: Int, height: Int) -> ImagePixels? {
    if image.format == .pixels, width == image.width, height == image.height {
      return image.decoded(atLeast: width, height)
    }
    let key = Key(content: image.contentHash, format: image.format, width: width, height: height)
    if let found = state.withLock({ $0.find(key) }) { return found }
    // Outside of the lock: two threads may scale the same picture, and come to the same pixels.
    guard let scaled = image.decoded(atLeast: width, height)?.scaled(toWidth: width, height: height) else {
      return nil
    }
    state.withLock { $0.keep(scaled, for: key, mostBytes: mostBytes) }
    return scaled
  }
}

extension ScaledImages.State {
  fileprivate mutating func find(_ key: ScaledImages.Key) -> ImagePixels? {
    guard let index = entries.index(forKey: key) else { return nil }
    clock += 1
    entries.values[index].lastUse = clock
    return entries.values[index].pixels
  }

  fileprivate mutating func keep(_ pixels: ImagePixels, for key: ScaledImages.Key, mostBytes: Int) {
    guard entries[key] == nil, pixels.bytes.count <= mostBytes / 4 else { return }
    clock += 1
    entries[key] = ScaledImages.Entry(pixels: pixels, lastUse: clock)
    byteCount += pixels.bytes.count
    guard byteCount > mostBytes else { return }
    // A quarter at once, so that sorting is rare.
    for (key, entry) in entries.sorted(by: { $0.value.lastUse < $1.value.lastUse }) {
      guard byteCount > mostBytes / 4 * 3 else { break }
      byteCount -= entry.pixels.bytes.count
      entries[key] = nil
    }
  }
}
