import Foundation
import UIKit

/// The items' own sizes, where a described collection has them.
final class FlowSizes: UICollectionViewDelegateFlowLayout {
  private let sections: [SectionDescription]

  init(_ sections: [SectionDescription]) {
    self.sections = sections
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    if let sizes = sections[indexPath.section].itemSizes, sizes.indices.contains(indexPath.item) {
      return CGSize(sizes[indexPath.item])
    }
    return (collectionViewLayout as? UICollectionViewFlowLayout)?.itemSize ?? .zero
  }
}

/// No footer for a section without a title where others have one.
final class FlowFooters: UICollectionViewDelegateFlowLayout {
  private let sections: [SectionDescription]

  init(_ sections: [SectionDescription]) {
    self.sections = sections
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize {
    let areTitled = sections.contains { $0.footer != nil }
    guard !areTitled || sections[section].footer != nil else { return .zero }
    return (collectionViewLayout as? UICollectionViewFlowLayout)?.footerReferenceSize ?? .zero
  }
}
