import UIKit

/// A flow layout whose first photo is at the right if the layout runs from right to left.
final class PhotoStripLayout: UICollectionViewFlowLayout {
  override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
}
