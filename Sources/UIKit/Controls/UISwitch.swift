public import Foundation

/// A switch, 51 points wide and 31 high whatever its frame says.
open class UISwitch: UIControl {
  private static let size = CGSize(width: 51, height: 31)
  private let track = UIView(frame: .zero)
  private let thumb = UIView(frame: .zero)

  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: Self.size))
    prepare()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    bounds.size = Self.size
    prepare()
  }

  open var isOn = false { didSet { update() } }
  /// Green unless set.
  open var onTintColor: UIColor? { didSet { update() } }
  /// White unless set.
  open var thumbTintColor: UIColor? { didSet { update() } }

  open func setOn(_ on: Bool, animated: Bool) {
    isOn = on
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }
  open override var intrinsicContentSize: CGSize { Self.size }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let box = CGRect(origin: bounds.origin, size: Self.size)
    track.frame = box
    let isAtRight = isOn == (effectiveUserInterfaceLayoutDirection == .leftToRight)
    thumb.frame = CGRect(x: isAtRight ? box.maxX - 29 : box.minX + 2, y: box.minY + 2, width: 27, height: 27)
  }

  override func stateDidChange() {
    super.stateDidChange()
    update()
  }

  private func prepare() {
    track.layer.cornerRadius = Self.size.height / 2
    thumb.layer.cornerRadius = 27 / 2
    thumb.layer.shadowColor = UIColor.black.cgColor
    thumb.layer.shadowOpacity = 0.15
    thumb.layer.shadowOffset = CGSize(width: 0, height: 3)
    thumb.layer.shadowRadius = 4
    for view in [track, thumb] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    update()
  }

  private func update() {
    track.backgroundColor = isOn ? onTintColor ?? .systemGreen : .secondarySystemFill
    thumb.backgroundColor = thumbTintColor ?? .white
    track.alpha = isEnabled ? 1 : 0.5
    thumb.alpha = isEnabled ? 1 : 0.8
    setNeedsLayout()
  }
}
