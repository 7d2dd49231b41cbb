import Foundation

@testable import UIKit

/// A data source and delegate of a collection view that records the view's calls.
@MainActor final class CollectionProbe: UICollectionViewDataSource, UICollectionViewDelegate {
  var counts: [Int]
  var calls: [String] = []

  init(_ counts: Int...) {
    self.counts = counts
  }

  func view(
    _ layout: UICollectionViewLayout, width: CGFloat = 320, height: CGFloat = 200
  ) -> UICollectionView {
    let frame = CGRect(x: 0, y: 0, width: width, height: height)
    let view = ProbedCollectionView(frame: frame, collectionViewLayout: layout)
    view.probe = self
    view.register(ProbeItem.self, forCellWithReuseIdentifier: "item")
    view.register(
      UICollectionReusableView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "header")
    view.dataSource = self
    view.delegate = self
    return view
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int {
    calls.append("sections")
    return counts.count
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    calls.append("items \(section)")
    return counts[section]
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    calls.append("cell \(indexPath.item)")
    return collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "header", for: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) {
    calls.append("show \(indexPath.item)")
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    calls.append("select \(indexPath.item)")
  }
}

/// A collection view that retains its probe.
final class ProbedCollectionView: UICollectionView {
  var probe: CollectionProbe?
}

final class ProbeItem: UICollectionViewCell {
  static var made = 0
  var reuses = 0
  var selections: [Bool] = []

  override init(frame: CGRect) {
    super.init(frame: frame)
    Self.made += 1
  }

  required init?(coder: NSCoder) {
    nil
  }

  override var isSelected: Bool {
    didSet { selections.append(isSelected) }
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    reuses += 1
  }
}
