import UIKit

/// A flow layout whose first photo is at the right where people read from the right.
final class PhotoStripLayout: UICollectionViewFlowLayout {
  override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
}
