#if os(Linux)
  internal import Foundation
  package import UIKit

  extension MFSTableController: RowMeasuring {
    /// Fewer rows are measured sooner than other threads are ready for it.
    private static let fewestRows = 512
    /// How many rows tell what the others take.
    private static let sampleCount = 8
    /// How many are measured until it is looked for the first time whether that takes long at all.
    private static let firstPartCount = 512

    /// Measures the rows of a long table on all processors, before the table asks for their heights and builds cells,
    /// until some are found that did not take long, since their view models or caches are shared.
    ///
    /// Only the caches are filled: what a row's height is, is asked for as ever.
    package func tableView(_ tableView: UITableView, willAskForHeightsOfRows rowCounts: [Int]) {
      isAskedInCurrentEnvironment = LayoutEnvironment.isTold(by: traitCollection)
      // Where heights are kept, the table is told most of them again; where caches keep nothing, all of this is in vain.
      guard computesAhead, LayoutEnvironment.Reading().keepsFrames, !rowHeights.areKept,
        rowCounts.reduce(0, +) >= Self.fewestRows, ProcessInfo.processInfo.activeProcessorCount > 1
      else { return }
      let precompute = LayoutEnvironment.matching(traitCollection) {
        CoordinatePrecompute(registry: registry, tableSize: tableView.bounds.size)
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
