internal import CellNibs
internal import Foundation

extension UICollectionViewLayout: NibConfigurable, NibMakeable {}

extension UICollectionViewFlowLayout {
  static let collectionViewFlowLayoutNibSettings = NibSettings(UICollectionViewFlowLayout.self) {
    $0.choice("scrollDirection", ["horizontal": .horizontal, "vertical": .vertical]) {
      $0.scrollDirection = $1
    }
    $0.number("minimumLineSpacing") { $0.minimumLineSpacing = $1 }
    $0.number("minimumInteritemSpacing") { $0.minimumInteritemSpacing = $1 }
    $0.size("itemSize") { $0.itemSize = $1 }
    $0.size("estimatedItemSize") { $0.estimatedItemSize = $1 }
    $0.flag("automaticEstimatedItemSize") { if $1 { $0.estimatedItemSize = automaticSize } }
    $0.size("headerReferenceSize") { $0.headerReferenceSize = $1 }
    $0.size("footerReferenceSize") { $0.footerReferenceSize = $1 }
    $0.insets("sectionInset") { $0.sectionInset = $1 }
    $0.flag("sectionHeadersPinToVisibleBounds") { $0.sectionHeadersPinToVisibleBounds = $1 }
    $0.flag("sectionFootersPinToVisibleBounds") { $0.sectionFootersPinToVisibleBounds = $1 }
    $0.undrawn("sectionInsetReference", except: ["contentInset", "safeArea"])
  }
}
