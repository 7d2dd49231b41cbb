import Foundation

extension UINavigationController {
  /// Adds the view of the top controller in place of the previous view.
  func showTop() {
    guard let container = viewIfLoaded,
      shown !== topViewController || shown?.viewIfLoaded?.superview !== container
    else { return }
    navigationBar.collapse = 0
    if let old = shown, old !== topViewController, old.viewIfLoaded?.superview === container {
      old.viewIfLoaded?.removeFromSuperview()
    }
    shown = topViewController
    guard let top = topViewController, let content = top.view else { return }
    content.frame = container.bounds
    container.insertSubview(content, at: 0)
  }

  /// Places the bars around the top controller's view and sets how much of it they cover.
  func layOutBars() {
    showTop()
    guard let container = viewIfLoaded else { return }
    let content = topViewController
    let scrollView = content?.observedScrollView(in: container)
    layOutToolbar(in: container)
    layOutSearch(in: container)
    navigationBar.isHidden = !showsNavigationBar
    place(content, in: container)
    content?.viewIfLoaded?.layoutIfNeeded()
    guard showsNavigationBar, let scrollView else {
      navigationBar.isAtScrollEdge = true
      return updateToolbar(scrollView)
    }
    // The distance is counted from where the content rests below the whole bar.
    let scrolled = scrollView.contentOffset.y + scrollView.adjustedContentInset.top + navigationBar.collapse
    // As long as only the large title scrolls away, nothing is below the bar.
    navigationBar.isAtScrollEdge = scrolled <= navigationBar.scrolledHeight + 0.5
    let collapse = min(max(scrolled, 0), navigationBar.scrolledHeight)
    if collapse != navigationBar.collapse {
      navigationBar.collapse = collapse
      place(content, in: container)
      content?.viewIfLoaded?.layoutIfNeeded()
    }
    updateToolbar(scrollView)
  }

  private var showsNavigationBar: Bool { !isNavigationBarHidden && !hidesBars }
  private var showsToolbar: Bool { !isToolbarHidden && !hidesBars }
  private var hidesBars: Bool {
    hidesBarsWhenVerticallyCompact && traitCollection.verticalSizeClass == .compact
  }

  private func place(_ content: UIViewController?, in container: UIView) {
    let safeArea = container.safeAreaInsets
    let bounds = container.bounds
    let width = bounds.width
    let height =
      navigationBar.fixedHeight(width: width) + navigationBar.scrolledHeight - navigationBar.collapse
    let top = max(safeArea.top, BarMetrics.minimumTop)
    navigationBar.topExtension = top
    navigationBar.frame = CGRect(x: 0, y: top, width: width, height: height)
    var frame = bounds
    var insets = UIEdgeInsets.zero
    if showsNavigationBar {
      if content?.extends(below: .top, isTranslucent: navigationBar.isTranslucent) ?? true {
        insets.top = height + top - safeArea.top
      } else {
        frame.origin.y += top + height
        frame.size.height -= top + height
      }
    }
    if showsToolbar {
      if content?.extends(below: .bottom, isTranslucent: toolbar.isTranslucent) ?? true {
        insets.bottom = BarMetrics.toolbar
      } else {
        frame.size.height -= BarMetrics.toolbar + safeArea.bottom
      }
    }
    if bottomSearch != nil { insets.bottom += SearchPlace.height(above: safeArea.bottom) - safeArea.bottom }
    frame.size.height = max(frame.height, 0)
    content?.viewIfLoaded?.frame = frame
    content?.barInsets = insets
  }

  private func layOutToolbar(in container: UIView) {
    toolbar.isHidden = !showsToolbar
    toolbar.items = topViewController?.toolbarItems
    let bottom = container.safeAreaInsets.bottom
    toolbar.bottomExtension = bottom
    toolbar.frame = CGRect(
      x: 0, y: container.bounds.maxY - bottom - BarMetrics.toolbar, width: container.bounds.width,
      height: BarMetrics.toolbar)
  }

  /// The search bar that is at the bottom of the screen. Since iOS 26, that is its place on a phone.
  private var bottomSearch: UISearchBar? {
    guard SystemVersion.current >= .iOS26, traitCollection.userInterfaceIdiom == .phone,
      tabBarController == nil, showsNavigationBar
    else { return nil }
    return topViewController?.navigationItem.searchController?.searchBar
  }

  private func layOutSearch(in container: UIView) {
    let search = bottomSearch
    navigationBar.showsSearchElsewhere = search != nil
    for view in searchGlass?.contentView.subviews ?? [] where view !== search {
      (view as? UISearchBar)?.isOnGlass = false
      view.removeFromSuperview()
    }
    searchGlass?.isHidden = search == nil
    guard let search else { return }
    let glass = searchGlass ?? GlassBackground()
    searchGlass = glass
    glass.isUserInteractionEnabled = true
    if glass.superview !== container { container.addSubview(glass) }
    if search.superview !== glass.contentView { glass.contentView.addSubview(search) }
    search.isOnGlass = true
    var bottom = container.bounds.maxY
    if showsToolbar { bottom -= BarMetrics.toolbar }
    glass.frame = SearchPlace.frame(
      in: container.bounds, bottom: bottom, safeArea: container.safeAreaInsets.bottom)
    glass.layoutIfNeeded()
    search.frame = glass.contentView.bounds
  }

  private func updateToolbar(_ scrollView: UIScrollView?) {
    toolbar.isAtScrollEdge = scrollView?.isAtBottom ?? true
  }
}

/// The place of a search bar at the bottom of a phone, in points.
private enum SearchPlace {
  private static let side: CGFloat = 28
  private static let top: CGFloat = 10
  private static let field: CGFloat = 48
  /// The part of the safe area that the search bar covers.
  private static let overlap: CGFloat = 6

  /// Returns the space below the bar, which is 28 points on a phone without a button.
  private static func bottom(_ safeArea: CGFloat) -> CGFloat { max(safeArea - overlap, 8) }

  /// Returns the height that the bar takes from the bottom of the screen, with the space above it.
  static func height(above safeArea: CGFloat) -> CGFloat { top + field + bottom(safeArea) }

  static func frame(in bounds: CGRect, bottom edge: CGFloat, safeArea: CGFloat) -> CGRect {
    CGRect(
      x: bounds.minX + side, y: edge - bottom(safeArea) - field, width: max(bounds.width - 2 * side, 0),
      height: field)
  }
}

extension UIViewController {
  /// Returns whether the view extends below a bar at an edge instead of beside it.
  func extends(below edge: UIRectEdge, isTranslucent: Bool) -> Bool {
    edgesForExtendedLayout.contains(edge) && (isTranslucent || extendedLayoutIncludesOpaqueBars)
  }

  /// Returns the scroll view that bars follow. From now on, it notifies the container of its changes.
  func observedScrollView(in container: UIView) -> UIScrollView? {
    let found = followedScrollView(for: .top)
    found?.barContainer = container as? BarContainerView
    return found
  }

  /// Returns the scroll view that an app has set, or the view itself, or the first scroll view among its
  /// subviews. A container returns the scroll view of the controller that it shows.
  func followedScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    if let named = contentScrollView(for: edge) { return named }
    if let child = shownChildren.first { return child.followedScrollView(for: edge) }
    guard let view = viewIfLoaded else { return nil }
    return view as? UIScrollView ?? view.subviews.lazy.compactMap { $0 as? UIScrollView }.first
  }
}

extension UIScrollView {
  /// Whether no content is left below the bounds.
  var isAtBottom: Bool {
    contentOffset.y + bounds.height - adjustedContentInset.bottom >= contentSize.height - 0.5
  }
}
