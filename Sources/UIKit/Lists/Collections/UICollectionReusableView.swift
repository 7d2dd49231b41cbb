public import Foundation

/// A view of a collection view that is used again for other elements.
@preconcurrency @MainActor open class UICollectionReusableView: UIView {
  public internal(set) var reuseIdentifier: String?
  /// A copy of what was applied last, since a layout may change its own.
  var applied: UICollectionViewLayoutAttributes?

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

  /// The attributes with the size that the view asks for, where its layout leaves a side to it: that of its
  /// constraints, else that of `sizeThatFits(_:)`.
  ///
  /// Unlike UIKit, the attributes of a layout of the app's own come back as they are.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    fittingAttributes(layoutAttributes)
  }
}
