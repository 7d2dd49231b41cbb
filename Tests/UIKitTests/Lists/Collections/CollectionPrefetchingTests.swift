import Foundation
import Testing

@testable import UIKit

/// Items of 80 x 50 points, four in a row, in a view of 320 x 200 points that prefetches up to 2 x 320 points ahead.
@MainActor struct CollectionPrefetchingTests {
  private final class Prefetcher: UICollectionViewDataSourcePrefetching {
    var coming: [[Int]] = []
    var missed: [[Int]] = []

    func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
      coming.append(indexPaths.map(\.item))
    }

    func collectionView(
      _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
    ) {
      missed.append(indexPaths.map(\.item))
    }
  }

  private let probe = CollectionProbe(400)
  private let prefetcher = Prefetcher()
  private let layout = UICollectionViewFlowLayout()
  private let collection: UICollectionView

  init() {
    layout.itemSize = CGSize(width: 80, height: 50)
    (layout.minimumInteritemSpacing, layout.minimumLineSpacing) = (0, 0)
    collection = probe.view(layout)
    collection.prefetchDataSource = prefetcher
    collection.layoutIfNeeded()
    collection.touchPhase = .dragging
  }

  private func scroll(x: CGFloat = 0, y: CGFloat = 0) {
    collection.contentOffset = CGPoint(x: x, y: y)
    collection.layoutIfNeeded()
  }

  @Test func `items below are prefetched once, the nearest first`() {
    scroll(y: 10)
    // Rows 0 to 4 are visible. Rows 5 to 16, which begin above 210 + 640, are ahead.
    #expect(prefetcher.coming == [Array(20..<68)])
    scroll(y: 60)
    #expect(prefetcher.coming == [Array(20..<68), Array(68..<72)])
    #expect(prefetcher.missed == [])
  }

  @Test func `items above are prefetched on the way back`() {
    scroll(y: 1_000)
    prefetcher.coming = []
    scroll(y: 990)
    // Rows 19 to 23 are visible. Rows 7 to 18, which reach below 990 - 640, are ahead.
    let rows = (7...18).reversed().map { Array($0 * 4..<$0 * 4 + 4) }
    #expect(prefetcher.coming == [rows.flatMap(\.self)])
    // Items up to 1,200 + 640 were prefetched before.
    #expect(prefetcher.missed == [Array(96..<148)])
  }

  @Test func `items in a horizontal layout are prefetched`() {
    layout.scrollDirection = .horizontal
    collection.layoutIfNeeded()
    scroll(x: 10)
    // Columns have four items. Columns 0 to 4 are visible. Columns 5 to 12, which begin left of 330 + 640, are ahead.
    #expect(prefetcher.coming == [Array(20..<52)])
  }

  @Test func `a collection view that no finger moves prefetches nothing`() {
    collection.touchPhase = .none
    scroll(y: 10)
    #expect(prefetcher.coming == [])
  }

  @Test func `a collection view with prefetching disabled prefetches nothing`() {
    collection.isPrefetchingEnabled = false
    scroll(y: 10)
    #expect(prefetcher.coming == [])
  }

  @Test func `items are prefetched again after a reload`() {
    scroll(y: 10)
    collection.reloadData()
    scroll(y: 20)
    // Row 17 begins at 850, above 220 + 640.
    #expect(prefetcher.coming == [Array(20..<68), Array(20..<72)])
  }

  @Test func `moved items are prefetched again, deleted ones are not`() {
    scroll(y: 10)
    probe.counts = [24]
    collection.deleteItems(at: (24..<400).map { IndexPath(item: $0, section: 0) })
    collection.layoutIfNeeded()
    scroll(y: 20)
    #expect(prefetcher.coming == [Array(20..<68), Array(20..<24)])
    #expect(prefetcher.missed == [])
  }

  @Test func `the nearest items are prefetched first, independent of their indexes`() {
    layout.scrollDirection = .horizontal
    collection.layoutIfNeeded()
    scroll(x: 1_000)
    prefetcher.coming = []
    scroll(x: 990)
    // Columns 12 to 16 are visible, and the nearest before them is column 11.
    #expect(prefetcher.coming.first?.prefix(8) == [44, 45, 46, 47, 40, 41, 42, 43])
  }
}
