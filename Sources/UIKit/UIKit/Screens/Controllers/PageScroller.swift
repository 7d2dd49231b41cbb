/// The scroll view of a page view controller. It has room for the page before and the page after the shown one.
final class PageScroller: UIScrollView {
  private let axis: UIPageViewController.NavigationOrientation
  private var shownSize = CGSize.zero
  private weak var page: UIView?

  init(axis: UIPageViewController.NavigationOrientation) {
    self.axis = axis
    super.init(frame: .zero)
    isPagingEnabled = true
    scrollsToTop = false
    (showsHorizontalScrollIndicator, showsVerticalScrollIndicator) = (false, false)
    contentInsetAdjustmentBehavior = .never
  }

  required init?(coder: NSCoder) { nil }

  /// Shows a page in the middle.
  func show(_ page: UIView) {
    addSubview(page)
    self.page = page
    shownSize = .zero
    layOutPages()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    layOutPages()
  }

  private func layOutPages() {
    let size = bounds.size
    guard size != shownSize else { return }
    shownSize = size
    let isHorizontal = axis == .horizontal
    let middle = isHorizontal ? CGPoint(x: size.width, y: 0) : CGPoint(x: 0, y: size.height)
    contentSize =
      isHorizontal
      ? CGSize(width: 3 * size.width, height: size.height)
      : CGSize(width: size.width, height: 3 * size.height)
    page?.frame = CGRect(origin: middle, size: size)
    contentOffset = middle
  }
}
