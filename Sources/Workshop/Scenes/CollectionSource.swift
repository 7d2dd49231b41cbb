import Foundation
import UIKit

/// The items of a described collection, with labels in its headers and footers.
final class CollectionSource: UICollectionViewDataSource {
  private static let identifier = "part"
  private let sections: [SectionDescription]

  init(_ sections: [SectionDescription]) {
    self.sections = sections
  }

  func register(with collectionView: UICollectionView) {
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: Self.identifier)
    for kind in [
      UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
    ] {
      collectionView.register(
        TitleView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: Self.identifier)
    }
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    sections[section].itemCount
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: Self.identifier, for: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: Self.identifier, for: indexPath)
    let section = sections[indexPath.section]
    let isHeader = kind == UICollectionView.elementKindSectionHeader
    (view as? TitleView)?.label.text = isHeader ? section.header : section.footer
    return view
  }
}

/// A header or footer with a label that keeps 16 points from both sides.
final class TitleView: UICollectionReusableView {
  let label = UILabel(frame: .zero)

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.font = .systemFont(ofSize: 13, weight: .semibold)
    addSubview(label)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(label)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds.insetBy(dx: 16, dy: 0)
  }
}
