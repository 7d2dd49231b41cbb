public import Foundation

/// A row of dots or images, one for each page.
///
/// Unlike UIKit, whose sizes of images are not published, each image has its own size.
open class UIPageControl: UIControl {
  private struct Measures {
    /// The distance between two dots.
    var spacing: CGFloat
    /// The space before the first dot and after the last dot.
    var margin: CGFloat
    var height: CGFloat

    static var current: Measures {
      switch SystemVersion.current {
      case .iOS18: Measures(spacing: 9, margin: 38.25, height: 26)
      case .iOS26, .iOS27: Measures(spacing: 10, margin: 16, height: 25)
      }
    }
  }

  private static let dot: CGFloat = 7
  private var dots: [UIView] = []
  private var images = PageImages()

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override class var nibMembers: NibMembers { super.nibMembers.adding(pageControlNibSettings) }
  override var standardAccessibility: StandardAccessibility { pageControlAccessibility }

  package override class var classFacts: ViewFacts {
    ViewFacts(
      UIPageControl.self, placesContents: true, hasPrivateParts: true, minimumTouch: .ownSize, takesTap: false
    ) { values in
      let control = UIPageControl(frame: .zero)
      control.numberOfPages = values.number(below: 300) - 8
      control.currentPage = values.number(below: 300)
      return control
    }
  }

  open var numberOfPages = 0 { didSet { pagesDidChange() } }

  open var currentPage: Int {
    get { storedPage }
    set {
      storedPage = min(max(newValue, 0), max(numberOfPages - 1, 0))
      updateColors()
      if !images.isEmpty { setNeedsLayout() }
    }
  }
  private var storedPage = 0

  /// The side by which the pages follow one another. The dots are below one another for vertical directions.
  open var direction = Direction.natural {
    didSet {
      invalidateIntrinsicContentSize()
      setNeedsLayout()
    }
  }
  /// The background of the dots. Only a prominent one is seen at rest.
  open var backgroundStyle = BackgroundStyle.automatic {
    didSet {
      showBackground()
      setNeedsLayout()
    }
  }
  private var platter: UIView?

  private func showBackground() {
    guard backgroundStyle == .prominent else {
      platter?.removeFromSuperview()
      platter = nil
      return
    }
    guard platter == nil else { return }
    let view = UIView(frame: .zero)
    view.isUserInteractionEnabled = false
    view.backgroundColor = .secondarySystemFill
    insertSubview(view, at: 0)
    platter = view
  }

  open var hidesForSinglePage = false { didSet { updateColors() } }
  open var pageIndicatorTintColor: UIColor? { didSet { updateColors() } }
  open var currentPageIndicatorTintColor: UIColor? { didSet { updateColors() } }

  open override func accessibilityIncrement() {
    if accessibilityIncrementBlock == nil { turn(by: 1) } else { super.accessibilityIncrement() }
  }

  open override func accessibilityDecrement() {
    if accessibilityDecrementBlock == nil { turn(by: -1) } else { super.accessibilityDecrement() }
  }

  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    let measures = Measures.current
    let length = width(ofDots: pageCount) + 2 * measures.margin
    return direction.isVertical
      ? CGSize(width: max(measures.height, images.width), height: length)
      : CGSize(width: length, height: max(measures.height, images.height))
  }

  /// The image of each page that has no image of its own, in place of its dot.
  open var preferredIndicatorImage: UIImage? {
    get { images.preferred }
    set { changeImages { $0.preferred = newValue } }
  }

  /// The image of the current page, if the page has no image of its own for that.
  open var preferredCurrentPageIndicatorImage: UIImage? {
    get { images.preferredOfCurrent }
    set { changeImages { $0.preferredOfCurrent = newValue } }
  }

  open func indicatorImage(forPage page: Int) -> UIImage? { images.own[page] }

  open func setIndicatorImage(_ image: UIImage?, forPage page: Int) {
    changeImages { $0.own[page] = image }
  }

  open func currentPageIndicatorImage(forPage page: Int) -> UIImage? { images.ownOfCurrent[page] }

  open func setCurrentPageIndicatorImage(_ image: UIImage?, forPage page: Int) {
    changeImages { $0.ownOfCurrent[page] = image }
  }

  private func changeImages(_ change: (inout PageImages) -> Void) {
    change(&images)
    updateColors()
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  /// The room for one page, in points.
  private var pageWidth: CGFloat { max(Self.dot, images.width) }

  private func width(ofDots count: Int) -> CGFloat {
    let spacing = Measures.current.spacing
    return max(CGFloat(max(count, 0)) * (pageWidth + spacing) - spacing, 0)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { self.size(forNumberOfPages: numberOfPages) }
  override func defaultPriorities(for axis: NSLayoutConstraint.Axis) -> LayoutPriorities {
    LayoutPriorities(hugging: axis == .vertical ? .defaultHigh : .defaultLow)
  }

  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let width = width(ofDots: dots.count)
    let step = pageWidth + Measures.current.spacing
    layoutPlatter()
    let isReversed = direction.isReversed(
      isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft)
    for (index, dot) in dots.enumerated() {
      let place = CGFloat(isReversed ? dots.count - 1 - index : index)
      let size = (dot as? UIImageView)?.image?.size ?? CGSize(width: Self.dot, height: Self.dot)
      if direction.isVertical {
        dot.frame = CGRect(
          x: bounds.midX - size.width / 2,
          y: bounds.midY - width / 2 + place * step + (pageWidth - size.height) / 2, width: size.width,
          height: size.height)
        continue
      }
      dot.frame = CGRect(
        x: bounds.midX - width / 2 + place * step + (pageWidth - size.width) / 2,
        y: bounds.midY - size.height / 2, width: size.width, height: size.height)
    }
  }

  private func layoutPlatter() {
    guard let platter else { return }
    let size = self.size(forNumberOfPages: numberOfPages)
    platter.frame = CGRect(
      x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2, width: size.width,
      height: size.height)
    platter.layer.cornerRadius = min(size.width, size.height) / 2
    platter.isHidden = hidesForSinglePage && numberOfPages <= 1
  }

  private func pagesDidChange() {
    let count = min(max(numberOfPages, 0), 1000)
    while dots.count > count { dots.removeLast().removeFromSuperview() }
    while dots.count < count {
      let dot = UIView(frame: .zero)
      dot.isUserInteractionEnabled = false
      dots.append(dot)
      addSubview(dot)
    }
    currentPage = storedPage
    setNeedsLayout()
  }

  private func updateColors() {
    for index in dots.indices {
      let isCurrent = index == currentPage
      let image = images.image(ofPage: index, isCurrent: isCurrent)
      let dot = dot(at: index, showing: image)
      dot.isHidden = hidesForSinglePage && numberOfPages <= 1
      let color =
        isCurrent ? currentPageIndicatorTintColor ?? .label : pageIndicatorTintColor ?? .tertiaryLabel
      if image != nil { dot.tintColor = color }
      dot.backgroundColor = image == nil ? color : nil
      dot.layer.cornerRadius = image == nil ? Self.dot / 2 : 0
    }
  }

  /// Returns the view of a page. It becomes an image view when it first shows an image.
  private func dot(at index: Int, showing image: UIImage?) -> UIView {
    if image != nil, !(dots[index] is UIImageView) {
      let view = UIImageView(frame: .zero)
      insertSubview(view, aboveSubview: dots[index])
      dots[index].removeFromSuperview()
      dots[index] = view
    }
    (dots[index] as? UIImageView)?.image =
      image?.renderingMode == .automatic ? image?.withRenderingMode(.alwaysTemplate) : image
    return dots[index]
  }
}

extension UIPageControl {
  public enum BackgroundStyle: Int, Sendable {
    case automatic
    case prominent
    case minimal
  }

  /// The side by which the pages follow one another.
  public enum Direction: Int, Sendable {
    case natural
    case leftToRight
    case rightToLeft
    case topToBottom
    case bottomToTop

    var isVertical: Bool { self == .topToBottom || self == .bottomToTop }

    /// Returns whether the first page is at the right or at the bottom.
    func isReversed(isRightToLeft: Bool) -> Bool {
      switch self {
      case .natural: isRightToLeft
      case .leftToRight, .topToBottom: false
      case .rightToLeft, .bottomToTop: true
      }
    }
  }
}
