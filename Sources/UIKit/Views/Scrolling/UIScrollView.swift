public import Foundation

/// Whoever moves along with what is scrolled, as bars do.
@MainActor protocol ScrolledContentFollower: AnyObject {
  func contentDidMove()
}

/// A view whose content is larger than itself and moves by the origin of its bounds.
///
/// Unlike UIKit, nobody scrolls it with a finger but a measurement: a picture shows it at rest, and then indicators are
/// faded out.
@preconcurrency @MainActor open class UIScrollView: UIView, UIScrollViewDelegating {
  weak var scrollDelegate: (any UIScrollViewDelegate)?
  /// The view whose bars follow the content.
  weak var barContainer: (any ScrolledContentFollower)?
  /// The adjusted inset that the content was last placed for.
  private var knownInset = UIEdgeInsets.zero

  public override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    clipsToBounds = true
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
        barContainer?.contentDidMove()
      }
      tell("contentSize", from: oldValue, to: contentSize) { NSValue(cgSize: $0) }
    }
  }

  /// Unlike UIKit, recognises nothing by itself.
  public let panGestureRecognizer = UIPanGestureRecognizer()
  open private(set) lazy var pinchGestureRecognizer: UIPinchGestureRecognizer? = UIPinchGestureRecognizer()
  public let directionalPressGestureRecognizer = UIGestureRecognizer()

  /// The room around the content; content at rest at an edge stays there.
  open var contentInset: UIEdgeInsets = .zero {
    didSet { if contentInset != oldValue { adjustedContentInsetChanged() } }
  }

  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet { adjustedContentInsetChanged() }
  }

  /// The content inset and what of the safe area the content is to keep clear of.
  open var adjustedContentInset: UIEdgeInsets {
    let safeArea = contentInsetAdjustmentBehavior.insets(
      of: safeAreaInsets, contentSize: contentSize, in: bounds.size)
    return UIEdgeInsets(
      top: contentInset.top + safeArea.top, left: contentInset.left + safeArea.left,
      bottom: contentInset.bottom + safeArea.bottom, right: contentInset.right + safeArea.right)
  }

  open func adjustedContentInsetDidChange() {}

  /// Unlike UIKit, asked by the app's own code only.
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }
  open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool {
    true
  }

  /// Whether constraints to its edges give the size of its content.
  var sizesContentByConstraints: Bool { true }

  /// Above the content, so that it is seen where the content is scrolled down for it.
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
  open var isPagingEnabled = false
  open var isDirectionalLockEnabled = false
  open var bounces = true
  open var alwaysBounceVertical = false
  open var alwaysBounceHorizontal = false
  open var scrollsToTop = true
  open var decelerationRate = DecelerationRate.normal
  open var keyboardDismissMode = KeyboardDismissMode.none
  open var delaysContentTouches = true
  open var canCancelContentTouches = true

  open var showsVerticalScrollIndicator = true
  open var showsHorizontalScrollIndicator = true
  open var indicatorStyle = IndicatorStyle.default
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
  open var automaticallyAdjustsScrollIndicatorInsets = true
  /// Sets the insets of both indicators; those of the vertical one are answered.
  open var scrollIndicatorInsets: UIEdgeInsets {
    get { verticalScrollIndicatorInsets }
    set { (verticalScrollIndicatorInsets, horizontalScrollIndicatorInsets) = (newValue, newValue) }
  }
  open func flashScrollIndicators() {}

  /// What a finger does with the content: nothing, unless a measurement moves it.
  package var touchPhase = TouchPhase.none

  open var isTracking: Bool { touchPhase == .tracking || touchPhase == .dragging }
  open var isDragging: Bool { touchPhase == .dragging }
  open var isDecelerating: Bool { touchPhase == .decelerating }

  open var minimumZoomScale: CGFloat = 1
  open var maximumZoomScale: CGFloat = 1
  open var bouncesZoom = true
  open var isZooming: Bool { false }
  open var isZoomBouncing: Bool { false }
  private var shownZoomScale: CGFloat = 1

  /// The scale of the view that the delegate names, between the least and the greatest.
  open var zoomScale: CGFloat {
    get { shownZoomScale }
    set { zoom(to: min(max(newValue, minimumZoomScale), max(minimumZoomScale, maximumZoomScale))) }
  }

  /// Unlike UIKit, an animated change happens at once, too.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) {
    zoomScale = scale
  }

  /// Shows a rectangle of the zoomed view, in its coordinates, as large as there is room for.
  open func zoom(to rect: CGRect, animated: Bool) {
    guard rect.width > 0, rect.height > 0 else { return }
    zoomScale = min(bounds.width / rect.width, bounds.height / rect.height)
    let offset = CGPoint(
      x: rect.midX * zoomScale - bounds.width / 2, y: rect.midY * zoomScale - bounds.height / 2)
    setContentOffset(restricted(offset), animated: animated)
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

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    adjustedContentInsetChanged()
  }

  /// Moves content at rest at an edge with the edge.
  private func adjustedContentInsetChanged() {
    let inset = adjustedContentInset
    let old = knownInset
    guard inset != old else { return }
    knownInset = inset
    var offset = contentOffset
    if offset.x == -old.left { offset.x = -inset.left }
    if offset.y == -old.top { offset.y = -inset.top }
    contentOffset = offset
    setNeedsLayout()
    adjustedContentInsetDidChange()
    scrollDelegate?.scrollViewDidChangeAdjustedContentInset(self)
  }

  open override var bounds: CGRect {
    didSet {
      guard bounds.origin != oldValue.origin else { return }
      setNeedsLayout()
      barContainer?.contentDidMove()
      scrollDelegate?.scrollViewDidScroll(self)
    }
  }

  /// Unlike UIKit, an animated change happens at once, too.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    self.contentOffset = contentOffset
    if animated { scrollDelegate?.scrollViewDidEndScrollingAnimation(self) }
  }

  /// Scrolls as little as shows a rectangle of the content, its top left part when it is larger than the view.
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

  /// An offset moved to where the content can come to rest.
  func restricted(_ offset: CGPoint) -> CGPoint {
    let inset = adjustedContentInset
    let right = max(contentSize.width + inset.right - bounds.width, -inset.left)
    let bottom = max(contentSize.height + inset.bottom - bounds.height, -inset.top)
    return CGPoint(
      x: min(max(offset.x, -inset.left), right), y: min(max(offset.y, -inset.top), bottom))
  }
}

extension UIScrollView {
  /// What a finger does with the content.
  package enum TouchPhase: Sendable {
    case none
    case tracking
    case dragging
    /// It let go, and the content moves on.
    case decelerating
  }
}

extension UIScrollView {
  /// How fast scrolling slows down: the part of the speed that is left after a millisecond.
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
  /// How scrolling puts the keyboard away.
  public enum KeyboardDismissMode: Int, Sendable {
    case none
    case onDrag
    case interactive
    case onDragWithAccessory
    case interactiveWithAccessory
  }
}
