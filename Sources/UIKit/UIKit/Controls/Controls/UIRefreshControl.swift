public import Foundation

/// A spinner above a scroll view's content. It is 60 points high and visible while it refreshes.
///
/// Unlike UIKit, the user cannot pull it: the app begins and ends refreshing.
open class UIRefreshControl: UIControl {
  private static let height: CGFloat = 60
  private let spinner = UIActivityIndicatorView(style: .medium)
  private let label = UILabel(frame: .zero)

  public override init(frame: CGRect) {
    super.init(frame: CGRect(x: frame.minX, y: frame.minY, width: frame.width, height: Self.height))
    prepare()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func setUpForCoder() {
    super.setUpForCoder()
    bounds.size.height = Self.height
    prepare()
  }

  package override class var classFacts: ViewFacts {
    ViewFacts(UIRefreshControl.self, placesContents: true, hasPrivateParts: true, minimumTouch: .ownSize) {
      _ in
      UIRefreshControl(frame: .zero)
    }
  }

  open private(set) var isRefreshing = false

  /// The text below the spinner.
  open var attributedTitle: NSAttributedString? {
    didSet {
      label.attributedText = attributedTitle
      setNeedsLayout()
    }
  }

  open func beginRefreshing() {
    isRefreshing = true
    spinner.startAnimating()
    label.isHidden = false
  }

  open func endRefreshing() {
    isRefreshing = false
    spinner.stopAnimating()
    label.isHidden = true
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: Self.height) }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: Self.height)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let text = label.sizeThatFits(bounds.size)
    let side = spinner.bounds.width
    let top = bounds.midY - (side + (text.height > 0 ? text.height + 4 : 0)) / 2
    spinner.frame = CGRect(x: bounds.midX - side / 2, y: top, width: side, height: side)
    label.frame = CGRect(x: bounds.minX, y: top + side + 4, width: bounds.width, height: text.height)
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    if hasOwnTintColor { spinner.color = tintColor }
  }

  private func prepare() {
    label.textAlignment = .center
    label.isHidden = true
    addSubview(spinner)
    addSubview(label)
  }
}
