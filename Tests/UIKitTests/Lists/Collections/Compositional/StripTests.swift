import Foundation
import Testing

@testable import UIKit

@MainActor struct StripTests {
  private typealias Probe = CompositionalProbe

  /// A section of cards of 200 x 100 points beside each other.
  private func cards(
    _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior = .continuous
  ) -> NSCollectionLayoutSection {
    let section = NSCollectionLayoutSection(
      group: .horizontal(
        layoutSize: Probe.size(.absolute(200), .absolute(100)),
        subitems: [Probe.item(.fractionalWidth(1), .fractionalHeight(1))]))
    section.orthogonalScrollingBehavior = behavior
    section.interGroupSpacing = 10
    section.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 15, bottom: 5, trailing: 15)
    return section
  }

  private func strip(_ view: UICollectionView) -> UIScrollView? {
    view.subviews.compactMap { $0 as? CrossScrollView }.first
  }

  @Test func `an orthogonal section has its own scroll view`() {
    let view = Probe.view(6, sections: [cards()])
    #expect(strip(view)?.frame == CGRect(x: 0, y: 0, width: 320, height: 5 + 100 + 5))
    #expect(strip(view)?.contentSize == CGSize(width: 15 + 6 * 200 + 5 * 10 + 15, height: 110))
    #expect(strip(view)?.contentOffset == .zero)
    #expect(
      Probe.frames(view) == [
        CGRect(x: 15, y: 5, width: 200, height: 100), CGRect(x: 15 + 210, y: 5, width: 200, height: 100),
      ])
    #expect(view.contentSize == CGSize(width: 320, height: 110))
  }

  @Test func `only visible cards have cells`() {
    #expect(Probe.view(1000, sections: [cards()]).visibleCells.count == 2)
  }

  @Test func `scrolling the section shows other cards`() {
    let view = Probe.view(6, sections: [cards()])
    strip(view)?.contentOffset.x = 300
    view.layoutIfNeeded()
    #expect(view.indexPathsForVisibleItems.map(\.item) == [1, 2])
    #expect(view.visibleCells[0].frame.minX == CGFloat(15 + 210))
  }

  @Test func `scrolling to a card scrolls only its section`() {
    let view = Probe.view(6, sections: [cards()])
    view.scrollToItem(at: IndexPath(item: 3, section: 0), at: .centeredHorizontally, animated: false)
    view.layoutIfNeeded()
    // 15 + 3 * 210 + 100 is the middle of the card, 160 is the middle of the view.
    #expect(strip(view)?.contentOffset == CGPoint(x: 15 + 630 + 100 - 160, y: 0))
    #expect(view.contentOffset == .zero)
  }

  @Test func `centred groups begin in the middle`() {
    let view = Probe.view(3, sections: [cards(.groupPagingCentered)])
    #expect(Probe.frames(view).first?.minX == CGFloat((320 - 200) / 2))
    #expect(strip(view)?.contentSize.width == CGFloat(60 + 3 * 200 + 2 * 10 + 60))
  }

  @Test func `an orthogonal section begins at the right in a right-to-left layout`() {
    let view = Probe.view(6, sections: [cards()]) { $0.semanticContentAttribute = .forceRightToLeft }
    let width: CGFloat = 15 + 6 * 200 + 5 * 10 + 15
    #expect(strip(view)?.contentOffset.x == width - 320)
    #expect(view.cellForItem(at: IndexPath(item: 0, section: 0))?.frame.minX == width - 15 - 200)
  }

  @Test func `a header does not scroll with the cards`() {
    let section = cards()
    section.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: Probe.size(.fractionalWidth(1), .absolute(30)), elementKind: "header", alignment: .top)
    ]
    let view = Probe.view(6, sections: [section])
    let header = view.supplementaryView(forElementKind: "header", at: IndexPath(item: 0, section: 0))
    #expect(header?.superview === view)
    #expect(strip(view)?.frame.minY == 30)
  }

  @Test func `an invalidation handler receives its section's own offset`() {
    let section = cards()
    var last: (offset: CGPoint, frames: [CGRect]) = (.zero, [])
    section.visibleItemsInvalidationHandler = { items, offset, _ in last = (offset, items.map(\.frame)) }
    let view = Probe.view(6, sections: [section])
    strip(view)?.contentOffset.x = 210
    view.layoutIfNeeded()
    #expect(last.offset == CGPoint(x: 210, y: 0))
    #expect(last.frames.map(\.minX).sorted().last == CGFloat(15 + 2 * 210))
  }
}
