internal import CellCatalog
internal import UIKit

/// A view around a sampled one, with the size and the ground that the app gives it. A view whose content gives it no
/// height keeps the one that it was made with.
///
/// A stub can interrupt the layout and the drawing of each view in the stage.
final class SampleStage: UIView {
  private let view: UIView
  /// The name of the entry, such as `NoteCell/short`.
  private let entry: String
  /// The size with which the view was made, in points.
  private let first: CGSize
  /// Returns the size that the app's layout gives the view on a screen; nil if nothing is known of it.
  var size: (@MainActor (_ screen: CGSize) -> SampleSize)?
  /// Whether the stage has looked for a ground on which the texts can be seen.
  private var isGroundChosen = false
  /// Whether image views without an image get one.
  var standsInForImages = false
  /// The reason why the view is not filled; nil if it is.
  var problem: String?
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

  /// Lets a view lay out its subviews, or draw. A stub can interrupt that if the view is in a stage.
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
    let given = size?(ScreenSize.size(width: width)) ?? SampleSize()
    // A cell of a collection has the size of its design, as an item of a grid has, unless it fills a row.
    let isItem = view is UICollectionReusableView
    let isDesigned = isItem && first.width > 0 && first.width < width * 0.75
    if given == SampleSize(), isDesigned, first.height >= 1 { return first }
    var size = CGSize(width: width, height: first.height)
    InterruptibleWork.run(for: entry) { [self] in
      if let own = given.width {
        size.width = min(own.rounded(), width)
      } else if isDesigned {
        size.width = first.width
      } else if view is UICollectionViewCell, first.width < 1 {
        size.width = itemWidth(in: width)
      }
      if let own = given.height {
        size.height = own.rounded()
      } else if let height = ownHeight(width: size.width),
        height >= first.height || !overflows(CGSize(width: size.width, height: height))
      {
        size.height = height
      }
    }
    if size.height < 1 {
      size.height =
        contentHeight(width: size.width)
        ?? (isItem && size.width < width ? size.width : Self.usualHeight)
    }
    return size
  }

  /// The width of an item of which nothing is known but its content, in points.
  private func itemWidth(in width: CGFloat) -> CGFloat {
    let content = view.systemLayoutSizeFitting(
      UIView.layoutFittingCompressedSize, withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
    // One line, such as a tag, is as wide as its text.
    if content.width >= 1, content.height >= 1, content.height <= Self.maximumTagHeight {
      return min(content.width, width)
    }
    // An item without texts whose content has no height of its own is one of a grid, such as a picture.
    let isPicture = !view.withDescendants.contains { $0 is UILabel || $0 is UITextField || $0 is UITextView }
    return isPicture && ownHeight(width: width) == nil ? ((width - 48) / 2).rounded() : width
  }

  /// The height down to the end of the content, in points, for a view whose constraints begin at its top and do not reach
  /// its bottom. Nil if a usual height has room for the content.
  private func contentHeight(width: CGFloat) -> CGFloat? {
    let old = view.bounds.size
    layOutToTry(CGSize(width: width, height: Self.usualHeight))
    let end = contentEnd(of: view)
    // A view without constraints says that it is as high as it is.
    layOutToTry(old)
    return end > Self.usualHeight + 1 && end < Self.maximumContentHeight ? end.rounded(.up) : nil
  }

  /// The height up to which the end of the content is one that the app means, in points.
  private static let maximumContentHeight: CGFloat = 1_200

  /// The end of what a view shows, in the view's own coordinates. The content of a list has another end, and nobody sees
  /// what a view clips.
  private func contentEnd(of view: UIView) -> CGFloat {
    view.subviews.filter { !$0.isHidden && $0.alpha > 0 }.map { part in
      let isWhole = part is UIScrollView || part is UIControl || part.clipsToBounds
      let inner = isWhole ? 0 : part.frame.minY + contentEnd(of: part)
      return max(part.frame.height > 0 ? part.frame.maxY : 0, inner)
    }.max() ?? 0
  }

  private func layOutToTry(_ size: CGSize) {
    isTrying = true
    view.frame.size = size
    view.layoutIfNeeded()
    isTrying = false
    if !isLayingOut { setNeedsLayout() }
  }

  /// The height up to which an item is one line of text, in points.
  private static let maximumTagHeight: CGFloat = 50

  /// Whether parts of the view are outside of it at a size. Then its constraints do not determine its height, and the
  /// app sets the height of its design.
  private func overflows(_ size: CGSize) -> Bool {
    layOutToTry(size)
    let content =
      (view as? UITableViewCell)?.contentView ?? (view as? UICollectionViewCell)?.contentView ?? view
    return content.subviews.contains { part in
      guard !part.isHidden else { return false }
      // A container without a height holds what the constraints leave open.
      guard part.frame.height > 0 else { return contentEnd(of: part) > 1 }
      return part.frame.minY < -1 || part.frame.maxY > content.bounds.height + 1
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
    guard window != nil else { return }
    if standsInForImages {
      view.layoutIfNeeded()
      StandInPictures.fill(view)
    }
    showTexts()
  }

  /// Takes another ground if a text has the ground's colour.
  private func showTexts() {
    guard !isGroundChosen, let ground = backgroundColor else { return }
    isGroundChosen = true
    view.layoutIfNeeded()
    guard let readable = ReadableGround(for: view, on: ground).color else { return }
    backgroundColor = readable
    Diagnostics.report("a text of \(entry) has the colour of the ground, so the ground is another one")
  }
}
