// This works like `UITableViewCell.make(reuseIdentifier:)`, for the same reason.

extension UICollectionReusableView {
  @_silgen_name("$s5UIKit24UICollectionReusableViewC10reusableInAC10Foundation6CGRectV_tcfC")
  private static func allocate(reusableIn frame: CGRect) -> UICollectionReusableView

  static func make(frame: CGRect) -> UICollectionReusableView {
    allocate(reusableIn: frame)
  }
}
