public import Foundation

/// A row of dots, one for each page.
///
/// Unlike UIKit, there are no images for pages.
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

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override class var nibMembers: NibMembers { super.nibMembers.adding(pageControlNibSettings) }

  open var numberOfPages = 0 { didSet { pagesDidChange() } }

  open var currentPage: Int {
    get { storedPage }
    set {
      storedPage = min(max(newValue, 0), max(numberOfPages - 1, 0))
      updateColors()
    }
  }
  private var storedPage = 0

  open var hidesForSinglePage = false { didSet { updateColors() } }
  open var pageIndicatorTintColor: UIColor? { didSet { updateColors() } }
  open var currentPageIndicatorTintColor: UIColor? { didSet { updateColors() } }

  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    let measures = Measures.current
    return CGSize(width: Self.width(ofDots: pageCount) + 2 * measures.margin, height: measures.height)
  }

  private static func width(ofDots count: Int) -> CGFloat {
    let spacing = Measures.current.spacing
    return max(CGFloat(max(count, 0)) * (dot + spacing) - spacing, 0)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { self.size(forNumberOfPages: numberOfPages) }
  override func defaultPriorities(for axis: NSLayoutConstraint.Axis) -> LayoutPriorities {
    LayoutPriorities(hugging: axis == .vertical ? .defaultHigh : .defaultLow)
  }

  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let width = Self.width(ofDots: dots.count)
    let step = Self.dot + Measures.current.spacing
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    for (index, dot) in dots.enumerated() {
      let place = CGFloat(isRightToLeft ? dots.count - 1 - index : index)
      dot.frame = CGRect(
        x: bounds.midX - width / 2 + place * step, y: bounds.midY - Self.dot / 2,
        width: Self.dot, height: Self.dot)
    }
  }

  private func pagesDidChange() {
    let count = min(max(numberOfPages, 0), 1000)
    while dots.count > count { dots.removeLast().removeFromSuperview() }
    while dots.count < count {
      let dot = UIView(frame: .zero)
      dot.isUserInteractionEnabled = false
      dot.layer.cornerRadius = Self.dot / 2
      dots.append(dot)
      addSubview(dot)
    }
    currentPage = storedPage
    setNeedsLayout()
  }

  private func updateColors() {
    for (index, dot) in dots.enumerated() {
      dot.isHidden = hidesForSinglePage && numberOfPages <= 1
      dot.backgroundColor =
        index == currentPage
        ? currentPageIndicatorTintColor ?? .label : pageIndicatorTintColor ?? .tertiaryLabel
    }
  }
}
