import Foundation
import Testing

@testable import UIKit

/// Rows of 50 points in a table of 320 x 200 points, which prefetches up to 2 x 320 points ahead.
@MainActor struct PrefetchingTests {
  private final class Prefetcher: UITableViewDataSourcePrefetching {
    var coming: [[Int]] = []
    var missed: [[Int]] = []

    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
      coming.append(indexPaths.map(\.row))
    }

    func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
      missed.append(indexPaths.map(\.row))
    }
  }

  private let probe = TableProbe(100)
  private let prefetcher = Prefetcher()
  private let table: UITableView

  init() {
    table = probe.table()
    table.prefetchDataSource = prefetcher
    table.layoutIfNeeded()
    table.touchPhase = .dragging
  }

  private func scroll(to offset: CGFloat) {
    table.contentOffset.y = offset
    table.layoutIfNeeded()
  }

  @Test func `rows below are prefetched once, the nearest first`() {
    scroll(to: 10)
    // 10 to 210 is visible. The rows that begin above 210 + 640 are ahead.
    #expect(prefetcher.coming == [Array(5...16)])
    scroll(to: 60)
    #expect(prefetcher.coming == [Array(5...16), [17]])
    #expect(prefetcher.missed == [])
  }

  @Test func `rows above are prefetched on the way back`() {
    scroll(to: 1_000)
    prefetcher.coming = []
    scroll(to: 990)
    // Rows 19 to 23 are visible. The rows that end below 990 - 640 are ahead.
    #expect(prefetcher.coming == [Array((7...18).reversed())])
    #expect(prefetcher.missed == [Array(24...36)])
  }

  @Test func `a table that no finger moves prefetches nothing`() {
    table.touchPhase = .none
    scroll(to: 10)
    #expect(prefetcher.coming == [])
  }

  @Test func `a table with prefetching disabled prefetches nothing`() {
    table.isPrefetchingEnabled = false
    scroll(to: 10)
    #expect(prefetcher.coming == [])
  }

  @Test func `rows are prefetched again after a reload`() {
    scroll(to: 10)
    table.reloadData()
    scroll(to: 20)
    #expect(prefetcher.coming == [Array(5...16), Array(5...17)])
  }
}
