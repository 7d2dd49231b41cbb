public import Foundation

/// One dot a page.
///
/// Unlike UIKit since iOS 14, the dots are 7 points wide and 9 apart as before, and no platter lies behind them.
open class UIPageControl: UIControl {
  private static let dot: CGFloat = 7
  private static let spacing: CGFloat = 9
  private static let height: CGFloat = 37
  private var dots: [UIView] = []

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

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
    let count = CGFloat(max(pageCount, 0))
    return CGSize(width: max(count * (Self.dot + Self.spacing) - Self.spacing, 0), height: Self.height)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { self.size(forNumberOfPages: numberOfPages) }
  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let width = size(forNumberOfPages: numberOfPages).width
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    for (index, dot) in dots.enumerated() {
      let place = CGFloat(isRightToLeft ? dots.count - 1 - index : index)
      dot.frame = CGRect(
        x: bounds.midX - width / 2 + place * (Self.dot + Self.spacing), y: bounds.midY - Self.dot / 2,
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
