import Foundation

/// A scroll view for a section that scrolls orthogonally to its collection view.
final class CrossScrollView: UIScrollView {
  let section: Int
  private weak var layout: UICollectionViewCompositionalLayout?
  private weak var collectionView: UICollectionView?
  /// Whether the layout is setting the offset.
  private var isPlacing = false

  init(section: Int, in collectionView: UICollectionView, layout: UICollectionViewCompositionalLayout) {
    self.section = section
    self.layout = layout
    self.collectionView = collectionView
    super.init(frame: .zero)
    contentInsetAdjustmentBehavior = .never
    showsHorizontalScrollIndicator = false
    showsVerticalScrollIndicator = false
  }

  required init?(coder: NSCoder) {
    nil
  }

  /// The shift from the collection view's coordinates to the content's coordinates.
  var shift: CGPoint { CGPoint(x: bounds.minX - frame.minX, y: bounds.minY - frame.minY) }

  /// Places the view at the frame of the section's strip and scrolls it to an offset.
  func place(_ frame: CGRect, contentSize: CGSize, offset: CGPoint) {
    isPlacing = true
    defer { isPlacing = false }
    if self.frame != frame { self.frame = frame }
    if self.contentSize != contentSize { self.contentSize = contentSize }
    if contentOffset != offset { contentOffset = offset }
  }

  override var bounds: CGRect {
    didSet {
      guard !isPlacing, bounds.origin != oldValue.origin, let layout, let collectionView else { return }
      let isMirrored = collectionView.flips && layout.axis == .vertical
      let x = isMirrored ? contentSize.width - bounds.width - bounds.minX : bounds.minX
      layout.stripOffsets[section] = layout.axis == .vertical ? x : bounds.minY
      collectionView.setNeedsLayout()
    }
  }
}
