import Foundation

@testable import UIKit

/// Collection views with a compositional layout, of 320 x 480 points at two pixels per point.
@MainActor enum CompositionalProbe {
  static func size(
    _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
  ) -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
  }

  static func item(
    _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
  ) -> NSCollectionLayoutItem {
    NSCollectionLayoutItem(layoutSize: size(width, height))
  }

  static func view(
    _ counts: Int..., sections: [NSCollectionLayoutSection],
    configuration: UICollectionViewCompositionalLayoutConfiguration =
      UICollectionViewCompositionalLayoutConfiguration(),
    change: (UICollectionView) -> Void = { _ in }
  ) -> UICollectionView {
    let probe = CollectionProbe()
    probe.counts = counts
    let layout = UICollectionViewCompositionalLayout(
      sectionProvider: { index, _ in sections[index % sections.count] }, configuration: configuration)
    layout.register(UICollectionReusableView.self, forDecorationViewOfKind: "background")
    let view = probe.view(layout, width: 320, height: 480)
    for kind in ["header", "footer", "badge"] {
      view.register(
        UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "header")
    }
    change(view)
    view.layoutIfNeeded()
    return view
  }

  /// The frames of the visible cells in the order of their index paths, each in its superview's coordinates.
  static func frames(_ view: UICollectionView) -> [CGRect] {
    view.visibleCells.map(\.frame)
  }

  static func supplementary(
    _ kind: String, in view: UICollectionView, section: Int = 0, item: Int = 0
  ) -> CGRect? {
    view.supplementaryView(forElementKind: kind, at: IndexPath(item: item, section: section))?.frame
  }
}
