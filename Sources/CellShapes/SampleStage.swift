internal import UIKit

/// A view around a sampled one. A view whose content gives it no height keeps the one that it was made with.
///
/// A shape can interrupt the layout of each view in the stage.
final class SampleStage: UIView {
  private let view: UIView
  /// The name of the entry, such as `NoteCell/short`.
  private let entry: String
  /// The size with which the view was made, in points.
  private let first: CGSize

  init(_ view: UIView, of entry: String) {
    self.view = view
    self.entry = entry
    first = view.bounds.size
    super.init(frame: .zero)
    backgroundColor = .systemBackground
    addSubview(view)
    UIView.layingOutSubviews = Self.layOutSubviews
  }

  required init?(coder: NSCoder) { nil }

  /// Calls `layoutSubviews` of a view, which a shape can interrupt if the view is in a stage.
  private static func layOutSubviews(of view: UIView) {
    var ancestor = view.superview
    while let next = ancestor {
      if let stage = next as? SampleStage {
        MissingFont.replacing { InterruptibleWork.run(for: stage.entry) { view.layoutSubviews() } }
        return
      }
      ancestor = next.superview
    }
    view.layoutSubviews()
  }

  /// The height of a view that says nothing about its own, in points.
  private static let usualHeight: CGFloat = 44

  private func fittingSize(width: CGFloat) -> CGSize {
    // A cell of a collection has the width of its design, unless it fills a row.
    let isItem = view is UICollectionReusableView && first.width > 0 && first.width < width * 0.75
    let width = isItem ? first.width : width
    var size = CGSize(width: width, height: first.height >= 1 ? first.height : Self.usualHeight)
    InterruptibleWork.run(for: entry) { [self] in
      if let height = ownHeight(width: width) { size.height = height }
    }
    return size
  }

  /// The height of the view's content, in points, or nil if the view says nothing about it.
  private func ownHeight(width: CGFloat) -> CGFloat? {
    let fitting = view.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    if fitting.height >= 1 { return fitting.height }
    let own = view.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
    return own >= 1 && own < 10_000 ? own : nil
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
      width: size.width, height: size.height)
  }
}
