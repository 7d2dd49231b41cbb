import CellSnapshots
import Foundation
import MFS

/// The result of scrolling a table.
package struct ScrollReport: Sendable, Encodable {
  /// The milliseconds that a frame has at each frame rate.
  package static let budgets: [(frameRate: Int, milliseconds: Double)] = [
    (60, 1_000 / 60.0), (120, 1_000 / 120.0),
  ]

  /// A frame that is among the slowest.
  package struct SlowFrame: Hashable, Sendable, Encodable {
    package var frame: Int
    package var offset: Double
    package var mainThread: Double
    package var waiting: Double
    package var painting: Double
    package var composing: Double
    package var event: String?
  }

  package var entry: String
  /// The screen's size in points.
  package var screen: [Double]
  package var scale: Double
  package var rows: Int
  /// The parts of the pattern that were left out.
  package var without: [String]
  package var frameCount: Int
  package var seconds: Double
  package var mainThread: FrameStatistics
  package var waiting: FrameStatistics
  package var painting: FrameStatistics
  package var composing: FrameStatistics
  package var frame: FrameStatistics
  package var dropped60: Int
  package var dropped120: Int
  package var cellsMade: Int
  package var cellsReused: Int
  package var idleCalls: Int
  package var cacheHits: Int
  package var cacheMisses: Int
  package var picturesPainted: Int
  package var pictureBytes: Int
  /// The maximum memory of the process, in bytes.
  package var peakMemory: Int
  /// The slowest frames, the slowest first.
  package var slowest: [SlowFrame]

  @MainActor
  package init(of scroller: TableScroller) {
    let (shown, frames) = (scroller.shown, scroller.frames)
    entry = shown.name
    screen = [Double(shown.screen.width), Double(shown.screen.height)]
    scale = Double(shown.configuration.scale)
    rows = shown.rowCount
    without = shown.omissions.names
    frameCount = frames.count
    seconds = Double(frames.count) / TableScroller.frameRate
    // The first frame fills an empty screen, before anything scrolls.
    let scrolled = frames.dropFirst()
    mainThread = FrameStatistics(scrolled.map(\.mainThread))
    waiting = FrameStatistics(scrolled.map(\.waiting))
    painting = FrameStatistics(scrolled.map(\.painting))
    composing = FrameStatistics(scrolled.map(\.composing))
    let totals = scrolled.map(\.total)
    frame = FrameStatistics(totals)
    dropped60 = FrameStatistics.droppedCount(totals, budget: Self.budgets[0].milliseconds)
    dropped120 = FrameStatistics.droppedCount(totals, budget: Self.budgets[1].milliseconds)
    cellsMade = scroller.cells.madeCount
    cellsReused = scroller.cells.reusedCount
    idleCalls = scroller.idleCalls.count
    let lookups = scroller.lookups.total
    cacheHits = lookups.hits
    cacheMisses = lookups.misses
    picturesPainted = scroller.pictures.paintedCount
    pictureBytes = scroller.pictures.maximumBytes
    peakMemory = PeakMemory.bytes
    slowest = scrolled.enumerated().sorted { $0.element.total > $1.element.total }.prefix(5).map {
      index, frame in
      SlowFrame(
        frame: index + 1, offset: Double(frame.offset), mainThread: frame.mainThread,
        waiting: frame.waiting, painting: frame.painting, composing: frame.composing, event: frame.event)
    }
  }
}

/// The maximum memory that the process has had so far.
enum PeakMemory {
  static var bytes: Int {
    var usage = rusage()
    getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
    return usage.ru_maxrss * 1_024
  }
}
