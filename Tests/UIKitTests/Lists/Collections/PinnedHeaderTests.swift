import Foundation
import Testing

@testable import UIKit

/// Headers and footers of a flow layout that stay in sight.
@MainActor struct PinnedHeaderTests {
  private final class Source: NSObject, UICollectionViewDataSource {
    func numberOfSections(in collectionView: UICollectionView) -> Int { 2 }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 4 }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }

    func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> UICollectionReusableView {
      collectionView.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: "part", for: indexPath)
    }
  }

  private let source = Source()

  /// Returns the frames of the headers or footers in sight. Each section is 20 + 4 * 100 + 10 points high.
  private func frames(_ kind: String, offset: CGFloat, pins: Bool) -> [CGRect] {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 100)
    layout.minimumLineSpacing = 0
    layout.headerReferenceSize = CGSize(width: 100, height: 20)
    layout.footerReferenceSize = CGSize(width: 100, height: 10)
    layout.sectionHeadersPinToVisibleBounds = pins
    layout.sectionFootersPinToVisibleBounds = pins
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 200), collectionViewLayout: layout)
    view.dataSource = source
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.register(
      UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "part")
    let other =
      kind == UICollectionView.elementKindSectionHeader
      ? UICollectionView.elementKindSectionFooter : UICollectionView.elementKindSectionHeader
    view.register(
      UICollectionReusableView.self, forSupplementaryViewOfKind: other, withReuseIdentifier: "part")
    view.layoutIfNeeded()
    view.contentOffset.y = offset
    view.layoutIfNeeded()
    return [0, 1].compactMap {
      view.supplementaryView(forElementKind: kind, at: IndexPath(item: 0, section: $0))?.frame
    }
  }

  @Test func `a header stays at the top while its section is there, and leaves with it`() {
    let kind = UICollectionView.elementKindSectionHeader
    #expect(frames(kind, offset: 50, pins: false) == [])
    #expect(frames(kind, offset: 50, pins: true) == [CGRect(x: 0, y: 50, width: 100, height: 20)])
    #expect(
      frames(kind, offset: 410, pins: true) == [
        CGRect(x: 0, y: 400, width: 100, height: 20), CGRect(x: 0, y: 430, width: 100, height: 20),
      ])
  }

  @Test func `a footer stays at the bottom`() {
    let kind = UICollectionView.elementKindSectionFooter
    #expect(frames(kind, offset: 50, pins: false) == [])
    #expect(frames(kind, offset: 50, pins: true) == [CGRect(x: 0, y: 240, width: 100, height: 10)])
  }
}
