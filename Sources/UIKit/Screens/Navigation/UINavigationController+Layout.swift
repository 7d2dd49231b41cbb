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
    navigationBar.isHidden = !showsNavigationBar
    place(content, in: container)
    content?.viewIfLoaded?.layoutIfNeeded()
    guard showsNavigationBar, let scrollView else {
      navigationBar.isAtScrollEdge = true
      return updateToolbar(scrollView)
    }
    // The distance is counted from where the content rests below the whole bar.
    let scrolled = scrollView.contentOffset.y + scrollView.adjustedContentInset.top + navigationBar.collapse
    // As long as only the large title scrolls away, nothing lies below the bar.
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
    navigationBar.topExtension = safeArea.top
    navigationBar.frame = CGRect(x: 0, y: safeArea.top, width: width, height: height)
    var frame = bounds
    var insets = UIEdgeInsets.zero
    if showsNavigationBar {
      if content?.extends(below: .top, isTranslucent: navigationBar.isTranslucent) ?? true {
        insets.top = height
      } else {
        frame.origin.y += safeArea.top + height
        frame.size.height -= safeArea.top + height
      }
    }
    if showsToolbar {
      if content?.extends(below: .bottom, isTranslucent: toolbar.isTranslucent) ?? true {
        insets.bottom = BarMetrics.toolbar
      } else {
        frame.size.height -= BarMetrics.toolbar + safeArea.bottom
      }
    }
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

  private func updateToolbar(_ scrollView: UIScrollView?) {
    toolbar.isAtScrollEdge = scrollView?.isAtBottom ?? true
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
