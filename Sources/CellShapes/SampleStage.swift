internal import UIKit

/// A view around a sampled one. A view whose content gives it no height keeps the one that it was made with.
final class SampleStage: UIView {
  private let view: UIView
  /// The size with which the view was made, in points.
  private let first: CGSize

  init(_ view: UIView) {
    self.view = view
    first = view.bounds.size
    super.init(frame: .zero)
    backgroundColor = .systemBackground
    addSubview(view)
  }

  required init?(coder: NSCoder) { nil }

  /// The height of a view that says nothing about its own, in points.
  private static let usualHeight: CGFloat = 44

  private func fittingSize(width: CGFloat) -> CGSize {
    // A cell of a collection has the width of its design, unless it fills a row.
    let isItem = view is UICollectionReusableView && first.width > 0 && first.width < width * 0.75
    let width = isItem ? first.width : width
    let fitting = view.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    if fitting.height >= 1 { return CGSize(width: width, height: fitting.height) }
    let own = view.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
    if own >= 1, own < 10_000 { return CGSize(width: width, height: own) }
    return CGSize(width: width, height: first.height >= 1 ? first.height : Self.usualHeight)
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: fittingSize(width: size.width).height)
  }

  override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    sizeThatFits(targetSize)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = fittingSize(width: bounds.width)
    view.frame = CGRect(
      x: effectiveUserInterfaceLayoutDirection == .rightToLeft ? bounds.width - size.width : 0, y: 0,
      width: size.width, height: bounds.height)
  }
}
