internal import UIKit

/// A view around a sampled one. A view whose content gives it no height keeps the one that it was made with.
///
/// A shape can interrupt the layout and the drawing of each view in the stage.
final class SampleStage: UIView {
  private let view: UIView
  /// The name of the entry, such as `NoteCell/short`.
  private let entry: String
  /// The size with which the view was made, in points.
  private let first: CGSize
  /// Whether the view is laid out at a size to try, which the stage must not change.
  private var isTrying = false
  /// Whether the stage lays the view out, which ends at the size that fits.
  private var isLayingOut = false

  init(_ view: UIView, of entry: String) {
    self.view = view
    self.entry = entry
    first = view.bounds.size
    super.init(frame: .zero)
    backgroundColor = .systemBackground
    addSubview(view)
    UIView.layingOutSubviews = { Self.work(on: $0) { $0.layoutSubviews() } }
    UIView.drawing = { Self.work(on: $0) { $0.draw($0.bounds) } }
  }

  required init?(coder: NSCoder) { nil }

  /// Lets a view lay out its subviews, or draw. A shape can interrupt that if the view is in a stage.
  private static func work(on view: UIView, _ body: @escaping @MainActor (UIView) -> Void) {
    var ancestor = view.superview
    while let next = ancestor {
      if let stage = next as? SampleStage {
        InterruptibleWork.run(for: stage.entry) { body(view) }
        return
      }
      ancestor = next.superview
    }
    body(view)
  }

  /// The height of a view that says nothing about its own, in points.
  private static let usualHeight: CGFloat = 44

  private func fittingSize(width: CGFloat) -> CGSize {
    // A cell of a collection has the size of its design, as an item of a grid has, unless it fills a row.
    let isItem = view is UICollectionReusableView && first.width > 0 && first.width < width * 0.75
    if isItem, first.height >= 1 { return first }
    let width = isItem ? first.width : width
    var size = CGSize(width: width, height: first.height >= 1 ? first.height : Self.usualHeight)
    InterruptibleWork.run(for: entry) { [self] in
      guard let height = ownHeight(width: width) else { return }
      if height >= first.height || !overflows(CGSize(width: width, height: height)) { size.height = height }
    }
    return size
  }

  /// Whether parts of the view lie outside of it at a size. Then its constraints do not determine its height, and the app
  /// sets the height of its design.
  private func overflows(_ size: CGSize) -> Bool {
    isTrying = true
    view.frame.size = size
    view.layoutIfNeeded()
    isTrying = false
    if !isLayingOut { setNeedsLayout() }
    let content =
      (view as? UITableViewCell)?.contentView ?? (view as? UICollectionViewCell)?.contentView ?? view
    return content.subviews.contains { part in
      !part.isHidden && part.frame.height > 0
        && (part.frame.minY < -1 || part.frame.maxY > content.bounds.height + 1)
    }
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
    guard !isTrying else { return }
    isLayingOut = true
    defer { isLayingOut = false }
    let size = fittingSize(width: bounds.width)
    view.frame = CGRect(
      x: effectiveUserInterfaceLayoutDirection == .rightToLeft ? bounds.width - size.width : 0, y: 0,
      width: size.width, height: size.height)
  }
}
