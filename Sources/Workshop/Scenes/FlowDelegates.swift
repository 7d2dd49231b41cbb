import Foundation
import UIKit

/// A delegate that gives items their own sizes, where a described collection has them.
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

/// A delegate that gives a section without a title no footer, where other sections have one.
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
