#if os(Linux)
  internal import Foundation
  package import UIKit

  extension MFSTableController: RowMeasuring {
    /// The minimum number of rows. Fewer rows are measured before other threads are ready.
    private static let minimumRows = 512
    /// The number of rows that are measured as a sample.
    private static let sampleCount = 8
    /// The number of rows in the first part. After it, the time is checked for the first time.
    private static let firstPartCount = 512

    /// Measures the rows of a long table on all processors, before the table asks for their heights and builds
    /// cells. It stops when a part was quick, because its view models or caches are shared.
    ///
    /// This only fills the caches. The table still asks for each row's height as usual.
    package func tableView(_ tableView: UITableView, willAskForHeightsOfRows rowCounts: [Int]) {
      isAskedInCurrentEnvironment = MFSLayoutEnvironment.isTold(by: traitCollection)
      // If heights are kept, most of them are not computed again. If caches keep nothing, measuring is useless.
      guard computesAhead, MFSLayoutEnvironment.Reading().keepsFrames, !rowHeights.areKept,
        rowCounts.reduce(0, +) >= Self.minimumRows, ProcessInfo.processInfo.activeProcessorCount > 1
      else { return }
      let precompute = MFSLayoutEnvironment.matching(traitCollection) {
        MFSCoordinatePrecompute(registry: registry, tableSize: tableView.bounds.size)
      }
      let rows = zip(sections, rowCounts).lazy.flatMap { $0.rows.prefix($1) }
      guard precompute.isWorthMeasuring(Array(rows.prefix(Self.sampleCount))) else { return }
      var rest = rows.makeIterator()
      var count = Self.firstPartCount
      while precompute.measureAtOnce((0..<count).compactMap({ _ in rest.next() })) { count *= 2 }
    }

    package func tableViewDidAskForHeights(_ tableView: UITableView) {
      isAskedInCurrentEnvironment = false
    }
  }
#endif
