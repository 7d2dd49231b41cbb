import CellSnapshots
import Foundation
import Testing
import UIKit

@testable import CellCatalog

/// Pictures of collection views 320 points wide.
@MainActor struct CollectionCaptureTests {
  private final class Shelf: UICollectionView, UICollectionViewDataSource {
    var count = 0

    convenience init(_ layout: UICollectionViewLayout, count: Int) {
      self.init(frame: .zero, collectionViewLayout: layout)
      self.count = count
      register(Book.self, forCellWithReuseIdentifier: "book")
      dataSource = self
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      count
    }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      dequeueReusableCell(withReuseIdentifier: "book", for: indexPath)
    }
  }

  private final class Book: UICollectionViewCell {
    override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 70) }
  }

  private func size(
    _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
  ) -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
  }

  @Test func `every item is drawn at its own height`() throws {
    let row = size(.fractionalWidth(1), .estimated(20))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: row, subitems: [NSCollectionLayoutItem(layoutSize: row)])
    let shelf = Shelf(
      UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)), count: 30)
    let layout = try capturedLayout(of: .view(shelf), width: 320)
    let rows = layout.views.filter { $0.row != nil }
    let expected = (0..<30).map { row in CGFloat(row * 70) }
    #expect(rows.map(\.frame.minY) == expected)
  }

  @Test func `items of a section that scrolls across keep their rows`() throws {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.absolute(200), .absolute(70)),
      subitems: [NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))])
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .continuous
    let shelf = Shelf(UICollectionViewCompositionalLayout(section: section), count: 5)
    let layout = try capturedLayout(of: .view(shelf), width: 320)
    #expect(layout.views.compactMap(\.row) == [.row(section: 0, row: 0), .row(section: 0, row: 1)])
  }
}
