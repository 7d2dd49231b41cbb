import Foundation
import Testing

@testable import UIKit

@MainActor struct UICollectionViewTests {
  /// A layout of items of 90 x 60 points, of which three fit in 320 points with gaps of 25.
  func grid() -> UICollectionViewFlowLayout {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 90, height: 60)
    return layout
  }

  @Test func `a collection view asks in UIKit's order`() {
    let probe = CollectionProbe(2)
    probe.view(grid()).layoutIfNeeded()
    #expect(probe.calls == ["sections", "items 0", "cell 0", "show 0", "cell 1", "show 1"])
  }

  @Test func `attributes are applied once, before an item is filled`() {
    final class Item: UICollectionViewCell {
      var frames: [CGRect] = []
      override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
        frames.append(layoutAttributes.frame)
      }
    }
    final class Source: NSObject, UICollectionViewDataSource {
      var frames: [[CGRect]] = []
      func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        2
      }
      func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "own", for: indexPath)
        frames.append((cell as? Item)?.frames ?? [])
        return cell
      }
    }
    let source = Source()
    let view = CollectionProbe(2).view(grid())
    view.register(Item.self, forCellWithReuseIdentifier: "own")
    view.dataSource = source
    view.layoutIfNeeded()
    let frames = [0, 90 + 25].map { [CGRect(x: $0, y: 0, width: 90, height: 60)] }
    #expect(source.frames == frames)
    #expect(view.visibleCells.map { ($0 as? Item)?.frames } == frames)
  }

  @Test func `items are placed in lines`() {
    let view = CollectionProbe(5).view(grid())
    view.layoutIfNeeded()
    #expect(view.visibleCells[2].frame == CGRect(x: 90 + 25 + 90 + 25, y: 0, width: 90, height: 60))
    #expect(view.visibleCells[3].frame == CGRect(x: 0, y: 60 + 10, width: 90, height: 60))
    #expect(view.contentSize == CGSize(width: 320, height: 60 + 10 + 60))
  }

  @Test func `insets and headers move the lines`() {
    let layout = grid()
    layout.sectionInset = UIEdgeInsets(top: 7, left: 20, bottom: 9, right: 30)
    layout.headerReferenceSize = CGSize(width: 1, height: 40)
    let view = CollectionProbe(2, 1).view(layout)
    view.layoutIfNeeded()
    // Two items fill the 270 points with a gap of 270 - 180 = 90; alone they keep their columns.
    #expect(view.visibleCells[1].frame == CGRect(x: 20 + 90 + 90, y: 40 + 7, width: 90, height: 60))
    let header = view.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 1))
    #expect(header?.frame == CGRect(x: 0, y: 40 + 7 + 60 + 9, width: 320, height: 40))
    #expect(view.contentSize.height == CGFloat(2 * (40 + 7 + 60 + 9)))
  }

  @Test func `a horizontal layout fills columns`() {
    let layout = grid()
    layout.scrollDirection = .horizontal
    layout.sectionInset = UIEdgeInsets(top: 0, left: 5, bottom: 0, right: 5)
    let view = CollectionProbe(4).view(layout, height: 200)
    view.layoutIfNeeded()
    // 3 * 60 + 2 * 10 = 200 fits exactly.
    #expect(view.visibleCells[2].frame == CGRect(x: 5, y: 140, width: 90, height: 60))
    #expect(view.visibleCells[3].frame == CGRect(x: 5 + 90 + 10, y: 0, width: 90, height: 60))
    #expect(view.contentSize == CGSize(width: 5 + 90 + 10 + 90 + 5, height: 200))
  }

  /// A delegate that gives the first item its own height and the other items 60.
  private final class Sizes: NSObject, UICollectionViewDelegateFlowLayout {
    let firstHeight: CGFloat

    init(firstHeight: CGFloat) { self.firstHeight = firstHeight }

    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> CGSize { CGSize(width: 90, height: indexPath.item == 0 ? firstHeight : 60) }
  }

  @Test func `the last line keeps the minimum spacing if the delegate's sizes differ`() {
    let sizes = Sizes(firstHeight: 50)
    let view = CollectionProbe(5).view(grid())
    view.delegate = sizes
    view.layoutIfNeeded()
    #expect(view.visibleCells.suffix(2).map(\.frame.minX) == [0, 90 + 10] as [CGFloat])
  }

  @Test func `the last line keeps the columns if the delegate's sizes are equal`() {
    let sizes = Sizes(firstHeight: 60)
    let view = CollectionProbe(5).view(grid())
    view.delegate = sizes
    view.layoutIfNeeded()
    // The gap is (320 - 3 * 90) / 2 = 25.
    #expect(view.visibleCells.suffix(2).map(\.frame.minX) == [0, 90 + 25] as [CGFloat])
  }

  @Test func `only visible items have cells`() {
    ProbeItem.made = 0
    let view = CollectionProbe(3000).view(grid(), height: 140)
    for offset in stride(from: CGFloat(0), through: 1000 * 70 - 10 - 140, by: 95) {
      view.contentOffset.y = offset
      view.layoutIfNeeded()
    }
    // 140 points touch at most three lines of 70.
    #expect(ProbeItem.made == 9)
    #expect(view.subviews.count <= 9)
  }

  @Test func `a cell is prepared once per reuse`() {
    let view = CollectionProbe(30).view(grid(), height: 60)
    view.layoutIfNeeded()
    let cells = view.visibleCells.compactMap { $0 as? ProbeItem }
    #expect(cells.map(\.reuses) == [0, 0, 0])
    view.contentOffset.y = 280
    view.layoutIfNeeded()
    #expect(cells.map(\.reuses) == [1, 1, 1])
    #expect(cells[0].reuseIdentifier == "item")
  }

  @Test func `a selection is set through the cell's property`() {
    let probe = CollectionProbe(3)
    let view = probe.view(grid())
    view.layoutIfNeeded()
    let cells = view.visibleCells.compactMap { $0 as? ProbeItem }
    view.tapItem(at: IndexPath(item: 1, section: 0))
    view.selectItem(at: IndexPath(item: 2, section: 0), animated: false, scrollPosition: [])
    #expect(cells.map(\.selections) == [[], [true, false], [true]])
    #expect(probe.calls.suffix(1) == ["select 1"])
    #expect(view.indexPathsForSelectedItems == [IndexPath(item: 2, section: 0)])
  }

  @Test func `another width moves the items`() {
    let view = CollectionProbe(3).view(grid())
    view.layoutIfNeeded()
    view.frame.size.width = 190
    view.layoutIfNeeded()
    #expect(view.visibleCells.map(\.frame.minX) == [0, 100, 0] as [CGFloat])
    #expect(view.contentSize == CGSize(width: 190, height: 60 + 10 + 60))
  }

  @Test func `a custom layout is used`() {
    final class Diagonal: UICollectionViewLayout {
      var prepared = 0
      override func prepare() { prepared += 1 }
      override var collectionViewContentSize: CGSize { CGSize(width: 500, height: 500) }
      override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
        let place = CGFloat(indexPath.item) * 100
        attributes.frame = CGRect(x: place, y: place, width: 100, height: 100)
        attributes.alpha = 0.5
        return attributes
      }
      override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        (0..<5).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
      }
    }
    let layout = Diagonal()
    let view = CollectionProbe(5).view(layout, height: 200)
    view.layoutIfNeeded()
    #expect(view.indexPathsForVisibleItems.map(\.item) == [0, 1])
    #expect(view.visibleCells[1].frame == CGRect(x: 100, y: 100, width: 100, height: 100))
    #expect(view.visibleCells[1].alpha == CGFloat(0.5))
    #expect(view.contentSize == CGSize(width: 500, height: 500))
    #expect(layout.prepared == 1)
  }

  @Test func `a flipping layout is mirrored in a right-to-left view`() {
    final class Flipping: UICollectionViewFlowLayout {
      override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
    }
    let layout = Flipping()
    layout.itemSize = CGSize(width: 90, height: 60)
    let view = CollectionProbe(2).view(layout)
    view.semanticContentAttribute = .forceRightToLeft
    view.layoutIfNeeded()
    #expect(view.visibleCells.map(\.frame.minX) == [320 - 90, 320 - 90 - 25 - 90] as [CGFloat])
    #expect(view.indexPathForItem(at: CGPoint(x: 310, y: 10)) == IndexPath(item: 0, section: 0))
  }

  @Test func `inserting an item keeps the other cells`() {
    let probe = CollectionProbe(2)
    let view = probe.view(grid())
    view.layoutIfNeeded()
    let cells = view.visibleCells
    probe.calls = []
    probe.counts = [3]
    view.performBatchUpdates { view.insertItems(at: [IndexPath(item: 1, section: 0)]) }
    view.layoutIfNeeded()
    #expect(probe.calls == ["sections", "items 0", "cell 1", "show 1"])
    #expect(view.visibleCells[0] === cells[0])
    #expect(view.visibleCells[2] === cells[1])
    #expect(cells[1].frame.minX == CGFloat(90 + 25 + 90 + 25))
  }

  @Test func `inconsistent item counts reload everything`() {
    let probe = CollectionProbe(2)
    let view = probe.view(grid())
    view.layoutIfNeeded()
    probe.counts = [7]
    view.deleteItems(at: [IndexPath(item: 0, section: 0)])
    view.layoutIfNeeded()
    #expect(view.visibleCells.count == 7)
  }

  @Test func `copied attributes are equal but not identical`() throws {
    let attributes = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: "kind", with: IndexPath(item: 2, section: 1))
    attributes.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    attributes.zIndex = 5
    let copy = try #require(attributes.copy() as? UICollectionViewLayoutAttributes)
    #expect(copy !== attributes)
    #expect(copy.key == attributes.key)
    #expect(copy.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(copy.zIndex == 5)
  }

  @Test func `an adjustment of the content offset is reported`() {
    let layout = UICollectionViewFlowLayout()
    let probe = CollectionProbe(1)
    let view = probe.view(layout)
    view.layoutIfNeeded()
    let context = UICollectionViewFlowLayoutInvalidationContext()
    #expect(Diagnostics.found { layout.invalidateLayout(with: context) } == [])
    context.contentOffsetAdjustment.y = 5
    #expect(
      Diagnostics.found { layout.invalidateLayout(with: context) }.map(\.text) == [
        "UICollectionViewLayoutInvalidationContext.contentOffsetAdjustment is set, and CellSnap leaves the content offset as it is"
      ])
  }
}
