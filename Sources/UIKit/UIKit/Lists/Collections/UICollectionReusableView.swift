public import Foundation

/// A view of a collection view that is reused for other elements.
@preconcurrency @MainActor open class UICollectionReusableView: UIView {
  public internal(set) var reuseIdentifier: String?
  /// A copy of the attributes that were applied last, as a layout may change its own.
  var applied: UICollectionViewLayoutAttributes?

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override class var nibMembers: NibMembers { super.nibMembers.adding(collectionReusableViewNibSettings) }

  package override class var classFacts: ViewFacts {
    ViewFacts(UICollectionReusableView.self) { _ in UICollectionReusableView(frame: .zero) }
  }

  /// Creates a view of a registered class for a collection view. See `UITableViewCell+Making.swift`.
  @usableFromInline convenience init(reusableIn frame: CGRect) {
    self.init(frame: frame)
  }

  open func prepareForReuse() {}

  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  /// Returns the attributes with the size that the view prefers on the sides that the layout leaves to it. Its
  /// constraints determine that size. A view without constraints has the size of `sizeThatFits(_:)`.
  ///
  /// Unlike UIKit, the attributes of an app's own layout are returned unchanged.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    fittingAttributes(layoutAttributes)
  }
}
