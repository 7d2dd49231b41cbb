internal import CellDrawing
internal import struct Synchronization.Atomic

/// A device in use, with the values that are derived from it once.
///
/// There is one for each device and it is never freed, so that reading the current one counts no references.
package struct CurrentDevice: Sendable {
  private struct Storage: ~Copyable {
    let device: Device
    let traits: UITraitCollection
    let isFollowed: Bool
    let layoutNumber = Atomic<Int>(0)
  }

  /// The key of the table of current devices.
  private struct Key: Sendable, Hashable {
    let device: Device
    let isFollowed: Bool
  }

  // This is safe: only the number behind the pointer changes, and it is atomic.
  nonisolated(unsafe) private let storage: UnsafePointer<Storage>

  private static let devices = Mutex<[Key: CurrentDevice]>([:])

  /// Finds the entry of a device, or makes it.
  ///
  /// - Parameter isFollowed: whether it is for threads that carry no device.
  init(_ device: Device, isFollowed: Bool = false) {
    self = Self.devices.withLock { devices in
      let key = Key(device: device, isFollowed: isFollowed)
      if let current = devices[key] { return current }
      let current = CurrentDevice(new: key)
      devices[key] = current
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

  /// The system version, read without the rest of the device because controls ask for it at each layout.
  var systemVersion: SystemVersion { storage.pointee.device.systemVersion }

  /// Read alone, since caches ask for it at each lookup.
  package var keepsFrames: Bool { storage.pointee.device.keepsFrames }

  var traits: UITraitCollection { storage.pointee.traits }

  /// Whether a thread found it by following the main thread, so that the thread's next read may find another.
  package var isFollowed: Bool { storage.pointee.isFollowed }

  /// The number that stands for everything that frames depend on, in the keys of caches. It is 0 until the owner of
  /// the caches sets it.
  package var layoutNumber: Int {
    get { storage.pointee.layoutNumber.load(ordering: .relaxed) }
    nonmutating set { storage.pointee.layoutNumber.store(newValue, ordering: .relaxed) }
  }
}
