import CellCatalog
import CellDrawing
import CellScrolling
import CellSnapSocialFeed
import UIKit

/// A benchmark of the demo's posts flung by a finger: the time of the slowest frame in a thousand, against a
/// frame at 120 Hz.
@MainActor
enum ScrollBenchmark {
  static func measurement(rows: Int) throws -> Measurement {
    let statuses = try SampleData.statuses()
    let entry = CatalogEntry("Feed") { UserProfileTVC(statuses: statuses) }
    let configuration = SnapshotConfiguration(width: 390, scale: 3)
    let report = try Image.keepingPixelsAsOnAScreen {
      try Device.using(configuration.device) {
        let table = try ScrolledTable([entry], configuration: configuration, rows: rows, page: 100)
        defer { table.close() }
        let scroller = try TableScroller(table)
        try scroller.runToEnd()
        return ScrollReport(of: scroller)
      }
    }
    guard report.idleCalls == 0 else { throw BenchmarkError.idleCalls(report.idleCalls) }
    return Measurement(
      id: "scroll-120", work: "99.9 % of frames over \(report.rows) posts / a frame at 120 Hz",
      ours: [report.frame.p999], reference: [1_000 / 120.0])
  }
}
