import Foundation
import MFS
import Testing
import UIKit

extension MFSTests {
  /// Tests of frames that other threads compute while the device of the main thread changes.
  struct DeviceChangesTests {
    private let cache = MFSSubviewCache(.subviewFrames, pageLimit: 1000)
    private static let large = UIContentSizeCategory.large
    private static let huge = UIContentSizeCategory.accessibilityExtraExtraExtraLarge

    /// The size of the body font, which stands for a measurement of a frame function.
    private static var bodySize: CGFloat { UIFont.preferredFont(forTextStyle: .body).pointSize }

    /// The entries whose value does not fit their environment's text size.
    private var staleEntries: [MFSSubviewCache.Entry] {
      cache.entries.filter { entry in
        let size = Device.changing({ $0.contentSizeCategory = entry.environment.contentSizeCategory }) {
          Self.bodySize
        }
        guard case .number(size) = entry.value else { return true }
        return false
      }
    }

    @MainActor @Test func `a frame belongs to one device though the main thread's device changes`() {
      let (started, changed, measured, back) = (
        DispatchSemaphore(value: 0), DispatchSemaphore(value: 0), DispatchSemaphore(value: 0),
        DispatchSemaphore(value: 0)
      )
      let group = DispatchGroup()
      DispatchQueue.global().async(group: group) { [cache] in
        _ = cache.number("line", width: 320) {
          started.signal()
          changed.wait()
          defer {
            measured.signal()
            back.wait()
          }
          return Self.bodySize
        }
      }
      started.wait()
      Device.changing({ $0.contentSizeCategory = Self.huge }) {
        changed.signal()
        measured.wait()
      }
      back.signal()
      group.wait()
      #expect(cache.entries.map(\.environment.contentSizeCategory) == [Self.large])
      #expect(staleEntries.isEmpty)
    }

    @MainActor @Test func `a size from before a change is not found after it`() {
      let (taken, changed) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
      let group = DispatchGroup()
      DispatchQueue.global().async(group: group) { [cache] in
        let size = Self.bodySize
        taken.signal()
        changed.wait()
        _ = cache.number("line", width: 320) { size }
      }
      taken.wait()
      Device.changing({ $0.contentSizeCategory = Self.huge }) {
        changed.signal()
        group.wait()
        #expect(cache.keptValue("line", width: 320, as: CGFloat.self) == nil)
      }
    }

    @MainActor @Test func `many changes of the device leave no stale frame`() {
      let remaining = MFSLocked(4)
      let group = DispatchGroup()
      for thread in 0..<4 {
        DispatchQueue.global().async(group: group) { [cache] in
          for line in 0..<2000 {
            _ = cache.number("line \(thread) \(line)", width: 320) {
              sched_yield()
              return Self.bodySize
            }
          }
          remaining.withLock { $0 -= 1 }
        }
      }
      while remaining.value > 0 {
        Device.changing({ $0.contentSizeCategory = Self.huge }) { _ = sched_yield() }
        sched_yield()
      }
      group.wait()
      #expect(cache.entries.count == 4 * 2000)
      #expect(staleEntries.isEmpty)
    }

    @MainActor @Test func `a task's frames belong to the device of the code that started it`() async {
      let tasks = [Self.large, Self.huge].map { category in
        Device.changing({ $0.contentSizeCategory = category }) {
          Task { @concurrent [cache] in cache.number("line", width: 320) { Self.bodySize } }
        }
      }
      for task in tasks { _ = await task.value }
      #expect(Set(cache.entries.map(\.environment.contentSizeCategory)) == [Self.large, Self.huge])
      #expect(staleEntries.isEmpty)
    }
  }
}
