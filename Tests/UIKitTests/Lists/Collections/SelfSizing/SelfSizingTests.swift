import Foundation
import Testing

@testable import UIKit

@MainActor struct SelfSizingTests {
  private typealias Probe = CompositionalProbe

  /// A cell whose fitting size is what `wanted` returns.
  private final class OwnSize: UICollectionViewCell {
    static var wanted: (CGSize) -> CGSize = { $0 }
    static var asked = 0

    override func sizeThatFits(_ size: CGSize) -> CGSize {
      Self.asked += 1
      return Self.wanted(size)
    }
  }

  private func flow(estimated: CGSize) -> UICollectionViewFlowLayout {
    let layout = UICollectionViewFlowLayout()
    layout.estimatedItemSize = estimated
    layout.minimumLineSpacing = 0
    layout.minimumInteritemSpacing = 0
    return layout
  }

  private func view(_ layout: UICollectionViewLayout, count: Int, wanted: CGSize) -> UICollectionView {
    OwnSize.wanted = { _ in wanted }
    OwnSize.asked = 0
    let view = CollectionProbe(count).view(layout, width: 320, height: 480)
    view.register(OwnSize.self, forCellWithReuseIdentifier: "item")
    view.layoutIfNeeded()
    return view
  }

  @Test func `a flow layout's cells choose both sides`() {
    let view = view(
      flow(estimated: CGSize(width: 50, height: 50)), count: 5, wanted: CGSize(width: 100, height: 30))
    #expect(view.visibleCells.last?.frame == CGRect(x: 100, y: 30, width: 100, height: 30))
    #expect(view.contentSize.height == 60)
  }

  @Test func `a cell that is alone is in the middle of its line`() {
    let view = view(
      flow(estimated: UICollectionViewFlowLayout.automaticSize), count: 1,
      wanted: CGSize(width: 100, height: 30))
    #expect(view.visibleCells.first?.frame == CGRect(x: 110, y: 0, width: 100, height: 30))
  }

  @Test func `automatic size uses the item size as the estimate`() {
    let layout = flow(estimated: UICollectionViewFlowLayout.automaticSize)
    layout.itemSize = CGSize(width: 320, height: 40)
    let view = view(layout, count: 100, wanted: CGSize(width: 320, height: 20))
    // 24 cells of 20 points are visible, the other cells stay at 40.
    #expect(view.contentSize.height == CGFloat(24 * 20 + 76 * 40))
    #expect(view.visibleCells.count == 24)
  }

  @Test func `each cell is measured once`() {
    let view = view(
      flow(estimated: CGSize(width: 320, height: 100)), count: 100, wanted: CGSize(width: 320, height: 10))
    #expect(view.visibleCells.count == 48)
    #expect(OwnSize.asked == 48)
    view.setNeedsLayout()
    view.layoutIfNeeded()
    #expect(OwnSize.asked == 48)
  }

  @Test func `an invalidated layout measures its cells again`() {
    let view = view(
      flow(estimated: CGSize(width: 320, height: 100)), count: 1, wanted: CGSize(width: 320, height: 10))
    OwnSize.wanted = { _ in CGSize(width: 320, height: 70) }
    view.collectionViewLayout.invalidateLayout()
    view.layoutIfNeeded()
    #expect(view.visibleCells.first?.frame.height == 70)
  }

  @Test func `a layout without an estimate measures nothing`() {
    let layout = UICollectionViewFlowLayout()
    let view = view(layout, count: 3, wanted: CGSize(width: 100, height: 30))
    #expect(OwnSize.asked == 0)
    #expect(view.visibleCells.first?.frame.size == CGSize(width: 50, height: 50))
  }

  @Test func `a compositional layout's row chooses its height`() {
    let row = Probe.size(.fractionalWidth(1), .estimated(44))
    let layout = UICollectionViewCompositionalLayout(
      section: NSCollectionLayoutSection(
        group: .horizontal(layoutSize: row, subitems: [NSCollectionLayoutItem(layoutSize: row)])))
    let view = view(layout, count: 3, wanted: CGSize(width: 70, height: 30.2))
    #expect(view.visibleCells.last?.frame == CGRect(x: 0, y: 2 * 30.5, width: 320, height: 30.5))
    #expect(view.contentSize.height == 3 * 30.5)
  }

  @Test func `a row is as high as its highest cell`() {
    let item = Probe.item(.fractionalWidth(0.5), .estimated(10))
    let layout = UICollectionViewCompositionalLayout(
      section: NSCollectionLayoutSection(
        group: .horizontal(layoutSize: Probe.size(.fractionalWidth(1), .estimated(10)), subitems: [item])))
    OwnSize.wanted = { size in CGSize(width: size.width, height: 20) }
    let probe = CollectionProbe(3)
    let view = probe.view(layout, width: 320, height: 480)
    view.register(Numbered.self, forCellWithReuseIdentifier: "item")
    Numbered.made = 0
    view.layoutIfNeeded()
    #expect(view.visibleCells.map(\.frame.height) == [10, 20, 30] as [CGFloat])
    #expect(view.visibleCells[2].frame.minY == 20)
  }

  /// Cells of 10, 20, 30 points in the order in which they are made.
  private final class Numbered: UICollectionViewCell {
    static var made = 0
    private let number: Int

    override init(frame: CGRect) {
      Self.made += 1
      number = Self.made
      super.init(frame: frame)
    }

    required init?(coder: NSCoder) { nil }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
      CGSize(width: size.width, height: CGFloat(number) * 10)
    }
  }

  @Test func `uniform siblings are as high as the highest`() {
    let item = Probe.item(.fractionalWidth(0.5), .uniformAcrossSiblings(estimate: 10))
    let layout = UICollectionViewCompositionalLayout(
      section: NSCollectionLayoutSection(
        group: .horizontal(layoutSize: Probe.size(.fractionalWidth(1), .estimated(10)), subitems: [item])))
    let view = CollectionProbe(3).view(layout, width: 320, height: 480)
    view.register(Numbered.self, forCellWithReuseIdentifier: "item")
    Numbered.made = 0
    view.layoutIfNeeded()
    #expect(view.visibleCells.map(\.frame.height) == [20, 20, 30] as [CGFloat])
  }

  @Test func `a line takes as many measured cells as fit`() {
    let item = Probe.item(.estimated(50), .absolute(30))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: Probe.size(.fractionalWidth(1), .absolute(30)), subitems: [item])
    group.interItemSpacing = .fixed(10)
    let layout = UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
    let view = view(layout, count: 4, wanted: CGSize(width: 100, height: 1))
    // 3 * 100 + 2 * 10 = 320
    #expect(
      view.visibleCells.map(\.frame.origin) == [
        .zero, CGPoint(x: 110, y: 0), CGPoint(x: 220, y: 0), CGPoint(x: 0, y: 30),
      ])
  }

  @Test func `a cell's own preferred attributes are used`() {
    final class Own: UICollectionViewCell {
      override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
      ) -> UICollectionViewLayoutAttributes {
        layoutAttributes.frame.size.height = 77
        return layoutAttributes
      }
    }
    let view = CollectionProbe(2).view(flow(estimated: CGSize(width: 320, height: 50)))
    view.register(Own.self, forCellWithReuseIdentifier: "item")
    view.layoutIfNeeded()
    #expect(view.visibleCells.map(\.frame.minY) == [0, 77])
  }

  @Test func `a custom layout receives the preferred attributes`() {
    final class Stack: UICollectionViewLayout {
      var heights: [Int: CGFloat] = [:]
      override var collectionViewContentSize: CGSize { CGSize(width: 320, height: 100) }
      override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
        attributes.frame = CGRect(x: 0, y: 0, width: 320, height: heights[0] ?? 10)
        return [attributes]
      }
      override func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferred: UICollectionViewLayoutAttributes,
        withOriginalAttributes original: UICollectionViewLayoutAttributes
      ) -> Bool {
        heights[original.indexPath.item] = preferred.size.height
        return preferred.size != original.size
      }
    }
    final class Own: UICollectionViewCell {
      override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
      ) -> UICollectionViewLayoutAttributes {
        layoutAttributes.size.height = 77
        return layoutAttributes
      }
    }
    let view = CollectionProbe(1).view(Stack())
    view.register(Own.self, forCellWithReuseIdentifier: "item")
    view.layoutIfNeeded()
    #expect(view.visibleCells.first?.frame.height == 77)
  }

  @Test func `every cell is measured for a picture`() {
    let view = view(
      flow(estimated: CGSize(width: 320, height: 100)), count: 100, wanted: CGSize(width: 320, height: 10))
    view.resolveSizes()
    #expect(view.contentSize.height == 1000)
  }

  @Test func `fractional heights in a picture refer to the screen`() {
    let layout = UICollectionViewCompositionalLayout(
      section: NSCollectionLayoutSection(
        group: .vertical(
          layoutSize: Probe.size(.fractionalWidth(1), .fractionalHeight(0.5)),
          subitems: [Probe.item(.fractionalWidth(1), .fractionalHeight(1))])))
    let view = CollectionProbe(4).view(layout, width: 320, height: 480)
    view.resolveSizes()
    view.frame.size.height = view.contentSize.height
    view.layoutIfNeeded()
    #expect(view.visibleCells.map(\.frame.height) == [240, 240, 240, 240])
    #expect(view.contentSize.height == CGFloat(4 * 240))
  }

  /// A cell that asks for a width of 50 points.
  private final class Wide: UICollectionViewCell {
    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      layoutAttributes.frame.size.width = 50
      return layoutAttributes
    }
  }

  /// A layout of its own, whose items are beside each other without a width until their cells ask for one.
  private final class RowLayout: UICollectionViewLayout {
    private var widths: [CGFloat] = [0, 0, 0]

    override var collectionViewContentSize: CGSize { CGSize(width: widths.reduce(0, +), height: 40) }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
      widths.indices.map { index in
        let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: index, section: 0))
        attributes.frame = CGRect(x: widths[..<index].reduce(0, +), y: 0, width: widths[index], height: 40)
        return attributes
      }
    }

    override func shouldInvalidateLayout(
      forPreferredLayoutAttributes preferred: UICollectionViewLayoutAttributes,
      withOriginalAttributes original: UICollectionViewLayoutAttributes
    ) -> Bool {
      guard widths[original.indexPath.item] != preferred.size.width else { return false }
      widths[original.indexPath.item] = preferred.size.width
      return true
    }
  }

  @Test func `cells without a width are made and asked for one`() {
    let view = CollectionProbe(3).view(RowLayout(), width: 320, height: 480)
    view.register(Wide.self, forCellWithReuseIdentifier: "item")
    view.layoutIfNeeded()
    #expect(view.visibleCells.map(\.frame.minX).sorted() == [0, 50, 100])
    #expect(view.visibleCells.map(\.frame.width) == [50, 50, 50])
  }
}
