public import Foundation

/// A view of a collection view that is used again for other elements.
@preconcurrency @MainActor open class UICollectionReusableView: UIView {
  public internal(set) var reuseIdentifier: String?

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Lets a collection view make a view of a registered class; see `Reuse/UIReusableView+Making.swift`.
  @usableFromInline convenience init(reusableIn frame: CGRect) {
    self.init(frame: frame)
  }

  open func prepareForReuse() {}

  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}
}
