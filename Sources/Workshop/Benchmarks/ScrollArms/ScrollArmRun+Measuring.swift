import CellSnapAllocator
import CellCatalog
import CellDrawing
import CellScrolling
import Foundation
import UIKit

extension ScrollArmRun {
  /// - Parameter screen: The screen that shows the table.
  @MainActor
  init(_ arm: ScrollArm, items: [FeedItem], screen: SnapshotConfiguration, parts: [[ScrollMove]]) throws {
    self = try Image.keepingPixelsAsOnAScreen {
      try Device.using(arm.omissions.device(of: screen)) {
        try Self.measured(arm, items, screen, parts)
      }
    }
  }

  @MainActor
  private static func measured(
    _ arm: ScrollArm, _ items: [FeedItem], _ screen: SnapshotConfiguration, _ parts: [[ScrollMove]]
  ) throws -> ScrollArmRun {
    let entry = CatalogEntry(arm.title) { arm.makeTable(of: items) as UIViewController }
    let (process, held) = (processTime, allocatedBytes)
    let start = ProcessorTime.now
    let table = try ScrolledTable([entry], configuration: screen, without: arm.omissions)
    defer { table.close() }
    let mounting = ProcessorTime.now - start
    let scroller = try TableScroller(table)
    var pictures = [ContentHash(of: scroller.picture).description]
    for part in parts {
      try scroller.run(part)
      pictures.append(ContentHash(of: scroller.picture).description)
    }
    let own = ProcessorTime.now - start
    let frames = scroller.frames.dropFirst()
    return ScrollArmRun(
      loading: mounting + (scroller.frames.first?.mainThread ?? 0), mainThread: frames.map(\.mainThread),
      frames: frames.map(\.total), otherThreads: max(0, processTime - process - own),
      heldBytes: allocatedBytes - held, pictures: pictures)
  }

  /// The processor time of all threads so far, in milliseconds.
  private static var processTime: Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) / 1e6
  }

  /// The allocated memory in bytes, without freed memory that the allocator holds.
  private static var allocatedBytes: Int {
    let information = mallinfo2()
    return Int(information.uordblks) + Int(information.hblkhd)
  }
}
