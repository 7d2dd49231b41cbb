public import Foundation

@preconcurrency @MainActor open class UICollectionViewCell: UICollectionReusableView {
  private let content = UIView(frame: .zero)

  public override init(frame: CGRect) {
    super.init(frame: frame)
    addContent()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addContent()
  }

  private func addContent() {
    content.frame = bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(content)
  }

  open var contentView: UIView { content }

  open var isSelected = false { didSet { updateSelectedBackground() } }
  open var isHighlighted = false { didSet { updateSelectedBackground() } }

  open var backgroundView: UIView? {
    didSet {
      if oldValue !== backgroundView { oldValue?.removeFromSuperview() }
      guard let backgroundView else { return }
      insertSubview(backgroundView, at: 0)
      setNeedsLayout()
    }
  }

  /// Shown over the background view while the cell is selected or highlighted.
  open var selectedBackgroundView: UIView? {
    didSet {
      if oldValue !== selectedBackgroundView { oldValue?.removeFromSuperview() }
      updateSelectedBackground()
    }
  }

  private func updateSelectedBackground() {
    guard let view = selectedBackgroundView else { return }
    guard isSelected || isHighlighted else {
      view.removeFromSuperview()
      return
    }
    guard view.superview !== self else { return }
    view.frame = bounds
    if let backgroundView, backgroundView.superview === self {
      insertSubview(view, aboveSubview: backgroundView)
    } else {
      insertSubview(view, at: 0)
    }
  }

  open override func prepareForReuse() {
    super.prepareForReuse()
    if isHighlighted { isHighlighted = false }
  }

  /// What the content view asks for, which fills the cell.
  override func constrainedSize(
    _ target: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority
  ) -> CGSize? {
    super.constrainedSize(target, horizontal: horizontal, vertical: vertical)
      ?? contentView.constrainedSize(target, horizontal: horizontal, vertical: vertical)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    backgroundView?.frame = bounds
    if selectedBackgroundView?.superview === self { selectedBackgroundView?.frame = bounds }
    if contentView.frame != bounds { contentView.frame = bounds }
  }
}
