internal import CellDrawing
internal import struct Synchronization.Atomic

/// A device that is current somewhere, with what is derived from it once.
///
/// There is one for each device and it is never freed, so that reading the current one counts no references.
package struct CurrentDevice: Sendable {
  private struct Storage: ~Copyable {
    let device: Device
    let traits: UITraitCollection
    let isFollowed: Bool
    let layoutNumber = Atomic<Int>(0)
  }

  /// What there is one for.
  private struct Key: Sendable, Hashable {
    let device: Device
    let isFollowed: Bool
  }

  // Safe: of what is behind it only the number changes, which is atomic.
  nonisolated(unsafe) private let storage: UnsafePointer<Storage>

  private static let known = Mutex<[Key: CurrentDevice]>([:])

  /// - Parameter isFollowed: whether it is for threads that carry no device.
  init(_ device: Device, isFollowed: Bool = false) {
    self = Self.known.withLock { known in
      let key = Key(device: device, isFollowed: isFollowed)
      if let current = known[key] { return current }
      let current = CurrentDevice(new: key)
      known[key] = current
      return current
    }
  }

  private init(new key: Key) {
    _ = Self.speaksItsLanguage
    let storage = UnsafeMutablePointer<Storage>.allocate(capacity: 1)
    storage.initialize(
      to: Storage(
        device: key.device, traits: key.device.makeTraitCollection(), isFollowed: key.isFollowed))
    self.storage = UnsafePointer(storage)
  }

  package var device: Device { storage.pointee.device }

  /// Read alone, since controls ask for it whenever they are laid out.
  var systemVersion: SystemVersion { storage.pointee.device.systemVersion }

  /// Read alone, since caches ask for it at each lookup.
  package var keepsFrames: Bool { storage.pointee.device.keepsFrames }

  var traits: UITraitCollection { storage.pointee.traits }

  /// Whether it was found by a thread that only follows the main thread, so that its next read may find another.
  package var isFollowed: Bool { storage.pointee.isFollowed }

  /// Stands for what frames depend on in the keys of caches; 0 until their owner numbers it.
  package var layoutNumber: Int {
    get { storage.pointee.layoutNumber.load(ordering: .relaxed) }
    nonmutating set { storage.pointee.layoutNumber.store(newValue, ordering: .relaxed) }
  }
}
