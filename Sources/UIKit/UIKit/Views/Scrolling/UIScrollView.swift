public import Foundation

/// An object that moves with scrolled content, as bars do.
@MainActor protocol ScrolledContentFollower: AnyObject {
  func contentDidMove()
}

/// A view of content that can be larger than the view and moves with the origin of the view's bounds.
///
/// Unlike UIKit, only a measurement scrolls it with a finger. A picture shows it at rest, when the scroll
/// indicators are faded out.
@preconcurrency @MainActor open class UIScrollView: UIView, UIScrollViewDelegating {
  weak var scrollDelegate: (any UIScrollViewDelegate)?
  /// The view whose bars follow the content.
  weak var barContainer: (any ScrolledContentFollower)?
  /// The adjusted content inset that was told last.
  private var knownInset = UIEdgeInsets.zero
  /// The adjusted content inset that the content was last placed for.
  private var followedInset = UIEdgeInsets.zero
  /// Whether the content is being moved with an edge, and not by the app.
  private(set) var isFollowingInset = false
  private var wasLaidOut = false

  public override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func setUpForCoder() {
    super.setUpForCoder()
    clipsToBounds = true
  }

  override class var nibMembers: NibMembers { super.nibMembers.adding(scrollViewNibSettings) }

  package override class var classFacts: ViewFacts {
    ViewFacts(UIScrollView.self) { values in
      let view = UIScrollView(frame: .zero)
      view.contentSize = values.size()
      view.contentOffset = values.point()
      view.contentInset = UIEdgeInsets(
        top: values.length(), left: values.length(), bottom: values.length(), right: values.length())
      view.zoomScale = values.length()
      return view
    }
  }

  /// The point of the content at the top left corner of the view.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set { bounds.origin = newValue }
  }

  open var contentSize: CGSize = .zero {
    didSet {
      if contentSize != oldValue {
        setNeedsLayout()
        // The insets of content that does not scroll are others.
        adjustedContentInsetChanged()
        barContainer?.contentDidMove()
      }
      tell("contentSize", from: oldValue, to: contentSize) { NSValue(cgSize: $0) }
    }
  }

  /// The recognizer of pans. Unlike UIKit, it recognizes nothing by itself.
  ///
  /// - Note: No effect on the picture.
  open var panGestureRecognizer: UIPanGestureRecognizer { ownPanRecognizer }
  private let ownPanRecognizer = UIPanGestureRecognizer()
  /// - Note: No effect on the picture.
  open private(set) lazy var pinchGestureRecognizer: UIPinchGestureRecognizer? = UIPinchGestureRecognizer()
  /// - Note: No effect on the picture.
  open var directionalPressGestureRecognizer: UIGestureRecognizer { ownPressRecognizer }
  private let ownPressRecognizer = UIGestureRecognizer()

  /// The space around the content. Content at rest at an edge stays at that edge. As in UIKit, an inset that is set before
  /// the first layout moves the content at that layout.
  open var contentInset: UIEdgeInsets = .zero {
    didSet { if contentInset != oldValue { adjustedContentInsetChanged(waitsForLayout: !wasLaidOut) } }
  }

  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet { adjustedContentInsetChanged() }
  }

  /// The content inset plus the insets of the safe area that apply to the content.
  open var adjustedContentInset: UIEdgeInsets {
    var safeArea = contentInsetAdjustmentBehavior.insets(
      of: safeAreaInsets, contentSize: contentSize, in: bounds.size)
    if contentInsetAdjustmentBehavior == .automatic, safeArea.top != 0 || safeArea.bottom != 0,
      !alwaysScrolls, contentSize.height <= bounds.height, !isAdjustedByController
    {
      (safeArea.top, safeArea.bottom) = (0, 0)
    }
    return UIEdgeInsets(
      top: contentInset.top + safeArea.top, left: contentInset.left + safeArea.left,
      bottom: contentInset.bottom + safeArea.bottom, right: contentInset.right + safeArea.right)
  }

  /// Whether the view scrolls vertically independent of the height of its content.
  var alwaysScrolls: Bool { alwaysBounceVertical }

  /// Whether the automatic behavior adjusts content that does not scroll, which the view's controller decides.
  private var isAdjustedByController: Bool {
    let around = sequence(first: self as UIView) { $0.superview }
    return around.lazy.compactMap(\.owner).first?.automaticallyAdjustsScrollViewInsets ?? true
  }

  open func adjustedContentInsetDidChange() {}

  /// Whether a touch in a view is cancelled when scrolling starts. Unlike UIKit, only the app's own code calls
  /// this.
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }
  open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool {
    true
  }

  /// Whether constraints to the scroll view's edges determine its content size.
  var sizesContentByConstraints: Bool { true }

  /// Takes the refresh control of a nib.
  func takeRefreshControl(_ control: UIView) { refreshControl = control as? UIRefreshControl }

  /// The refresh control above the content, visible where the content is scrolled down.
  open var refreshControl: UIRefreshControl? {
    didSet {
      if oldValue !== refreshControl { oldValue?.removeFromSuperview() }
      guard let refreshControl else { return }
      let height = refreshControl.intrinsicContentSize.height
      refreshControl.frame = CGRect(x: 0, y: -height, width: bounds.width, height: height)
      refreshControl.autoresizingMask = .flexibleWidth
      insertSubview(refreshControl, at: 0)
    }
  }

  open var isScrollEnabled = true
  /// - Note: No effect on the picture.
  open var isPagingEnabled = false
  /// - Note: No effect on the picture.
  open var isDirectionalLockEnabled = false
  open var bounces = true
  /// Whether content that is not higher than the view scrolls, too. It counts for the adjustment of insets.
  open var alwaysBounceVertical = false
  /// - Note: No effect on the picture.
  open var alwaysBounceHorizontal = false
  open var scrollsToTop = true
  open var decelerationRate = DecelerationRate.normal
  /// - Note: No effect on the picture.
  public private(set) lazy var topEdgeEffect = UIScrollEdgeEffect()
  /// - Note: No effect on the picture.
  public private(set) lazy var leftEdgeEffect = UIScrollEdgeEffect()
  /// - Note: No effect on the picture.
  public private(set) lazy var bottomEdgeEffect = UIScrollEdgeEffect()
  /// - Note: No effect on the picture.
  public private(set) lazy var rightEdgeEffect = UIScrollEdgeEffect()
  /// - Note: No effect on the picture.
  open var keyboardDismissMode = KeyboardDismissMode.none
  /// - Note: No effect on the picture.
  open var delaysContentTouches = true
  /// - Note: No effect on the picture.
  open var canCancelContentTouches = true

  open var showsVerticalScrollIndicator = true
  open var showsHorizontalScrollIndicator = true
  /// - Note: No effect on the picture.
  open var indicatorStyle = IndicatorStyle.default
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
  /// - Note: No effect on the picture.
  open var automaticallyAdjustsScrollIndicatorInsets = true
  /// The insets of both indicators. The getter returns the insets of the vertical indicator.
  open var scrollIndicatorInsets: UIEdgeInsets {
    get { verticalScrollIndicatorInsets }
    set { (verticalScrollIndicatorInsets, horizontalScrollIndicatorInsets) = (newValue, newValue) }
  }
  /// - Note: No effect on the picture.
  open func flashScrollIndicators() {}

  /// The state of a finger on the content. It is `none` unless a measurement moves the content.
  package var touchPhase = TouchPhase.none

  open var isTracking: Bool { touchPhase == .tracking || touchPhase == .dragging }
  open var isDragging: Bool { touchPhase == .dragging }
  open var isDecelerating: Bool { touchPhase == .decelerating }

  open var minimumZoomScale: CGFloat = 1
  open var maximumZoomScale: CGFloat = 1
  /// - Note: No effect on the picture.
  open var bouncesZoom = true
  open var isZooming: Bool { false }
  open var isZoomBouncing: Bool { false }
  private var shownZoomScale: CGFloat = 1

  /// The scale of the view that the delegate returns, between the minimum and the maximum zoom scale.
  open var zoomScale: CGFloat {
    get { shownZoomScale }
    set { zoom(to: min(max(newValue, minimumZoomScale), max(minimumZoomScale, maximumZoomScale))) }
  }

  /// Sets the zoom scale. Unlike UIKit, an animated change happens at once, too. The delegate is told that it begins, and
  /// before the next picture is taken that it has ended.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) {
    zoom(animated: animated) { zoomScale = scale }
  }

  /// Zooms to a rectangle in the coordinates of the zoomed view, as large as it fits.
  open func zoom(to rect: CGRect, animated: Bool) {
    guard rect.width > 0, rect.height > 0 else { return }
    zoom(animated: animated) { zoomScale = min(bounds.width / rect.width, bounds.height / rect.height) }
    let offset = CGPoint(
      x: rect.midX * zoomScale - bounds.width / 2, y: rect.midY * zoomScale - bounds.height / 2)
    setContentOffset(restricted(offset), animated: animated)
  }

  private func zoom(animated: Bool, _ change: () -> Void) {
    guard animated, let view = scrollDelegate?.viewForZooming(in: self) else { return change() }
    scrollDelegate?.scrollViewWillBeginZooming(self, with: view)
    change()
    AnimationClock.shared.end(after: Self.animationDuration, isAnimated: true) { [weak self, weak view] in
      guard let self else { return }
      scrollDelegate?.scrollViewDidEndZooming(self, with: view, atScale: zoomScale)
    }
  }

  private func zoom(to scale: CGFloat) {
    guard scale != shownZoomScale, scale > 0, let view = scrollDelegate?.viewForZooming(in: self) else {
      return
    }
    shownZoomScale = scale
    let origin = view.frame.origin
    view.transform = CGAffineTransform(scaleX: scale, y: scale)
    view.center.x += origin.x - view.frame.minX
    view.center.y += origin.y - view.frame.minY
    contentSize = view.frame.size
    scrollDelegate?.scrollViewDidZoom(self)
  }

  override func layoutSubviewsWillBegin() {
    super.layoutSubviewsWillBegin()
    wasLaidOut = true
    followInset()
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    adjustedContentInsetChanged()
  }

  private func adjustedContentInsetChanged(waitsForLayout: Bool = false) {
    let inset = adjustedContentInset
    guard inset != knownInset else { return }
    knownInset = inset
    if waitsForLayout { setNeedsLayout() } else { followInset() }
    adjustedContentInsetDidChange()
    scrollDelegate?.scrollViewDidChangeAdjustedContentInset(self)
  }

  /// Moves content that rests at an edge with that edge.
  private func followInset() {
    let (old, inset) = (followedInset, knownInset)
    guard inset != old else { return }
    followedInset = inset
    var offset = contentOffset
    if offset.x == -old.left { offset.x = -inset.left }
    if offset.y == -old.top { offset.y = -inset.top }
    isFollowingInset = true
    contentOffset = offset
    isFollowingInset = false
    setNeedsLayout()
  }

  open override var bounds: CGRect {
    didSet {
      guard bounds.origin != oldValue.origin else { return }
      setNeedsLayout()
      barContainer?.contentDidMove()
      scrollDelegate?.scrollViewDidScroll(self)
    }
  }

  /// Sets the content offset. Unlike UIKit, an animated change happens at once, too. The delegate is told that it has
  /// ended before the next picture is taken.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    self.contentOffset = contentOffset
    guard animated else { return }
    AnimationClock.shared.end(after: Self.animationDuration, isAnimated: true) { [weak self] in
      guard let self else { return }
      scrollDelegate?.scrollViewDidEndScrollingAnimation(self)
    }
  }

  /// The time that an animated change takes, in seconds. Of two animations, it determines which one ends first.
  static let animationDuration: TimeInterval = 0.3

  /// Scrolls by the smallest distance that shows a rectangle of the content. If the rectangle is larger than the
  /// view, its top left part is shown.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    let offset = CGPoint(
      x: nearest(contentOffset.x, showing: rect.minX...max(rect.minX, rect.maxX), length: bounds.width),
      y: nearest(contentOffset.y, showing: rect.minY...max(rect.minY, rect.maxY), length: bounds.height))
    setContentOffset(restricted(offset), animated: animated)
  }

  private func nearest(_ offset: CGFloat, showing range: ClosedRange<CGFloat>, length: CGFloat) -> CGFloat {
    if range.lowerBound < offset || range.upperBound - range.lowerBound > length { return range.lowerBound }
    return max(offset, range.upperBound - length)
  }

  /// Returns the nearest offset at which the content can come to rest.
  func restricted(_ offset: CGPoint) -> CGPoint {
    let inset = adjustedContentInset
    let right = max(contentSize.width + inset.right - bounds.width, -inset.left)
    let bottom = max(contentSize.height + inset.bottom - bounds.height, -inset.top)
    return CGPoint(
      x: min(max(offset.x, -inset.left), right), y: min(max(offset.y, -inset.top), bottom))
  }
}

extension UIScrollView {
  /// The state of a finger on the content.
  package enum TouchPhase: Sendable {
    case none
    case tracking
    case dragging
    /// The finger has left, and the content still moves.
    case decelerating
  }
}

extension UIScrollView {
  /// The deceleration of scrolling: the fraction of the speed that is left after a millisecond.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    public var rawValue: CGFloat

    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    public static let normal = DecelerationRate(rawValue: 0.998)
    public static let fast = DecelerationRate(rawValue: 0.99)
  }
}

extension UIScrollView {
  /// The colour of scroll indicators.
  public enum IndicatorStyle: Int, Sendable {
    case `default`
    case black
    case white
  }
}

extension UIScrollView {
  /// The way in which scrolling dismisses the keyboard.
  public enum KeyboardDismissMode: Int, Sendable {
    case none
    case onDrag
    case interactive
    case onDragWithAccessory
    case interactiveWithAccessory
  }
}
