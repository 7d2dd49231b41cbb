public import Foundation

/// A slider; 34 points high.
open class UISlider: UIControl {
  private static let height: CGFloat = 34
  private static let thumbSide: CGFloat = 28
  private static let thickness: CGFloat = 4
  private let maximumTrack = UIView(frame: .zero)
  private let minimumTrack = UIView(frame: .zero)
  private let thumb = UIView(frame: .zero)

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  /// Between `minimumValue` and `maximumValue`.
  open var value: Float {
    get { storedValue }
    set {
      storedValue = newValue.isNaN ? minimumValue : min(max(newValue, minimumValue), maximumValue)
      setNeedsLayout()
    }
  }
  private var storedValue: Float = 0

  open var minimumValue: Float = 0 { didSet { value = storedValue } }
  open var maximumValue: Float = 1 { didSet { value = storedValue } }
  /// The tint colour unless set.
  open var minimumTrackTintColor: UIColor? { didSet { updateColors() } }
  open var maximumTrackTintColor: UIColor? { didSet { updateColors() } }
  /// White unless set.
  open var thumbTintColor: UIColor? { didSet { updateColors() } }

  open func setValue(_ value: Float, animated: Bool) {
    self.value = value
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: Self.height)
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: Self.height)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let range = maximumValue - minimumValue
    let share = range > 0 ? CGFloat((value - minimumValue) / range) : 0
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let travel = max(bounds.width - Self.thumbSide, 0)
    let thumbX = bounds.minX + travel * (isRightToLeft ? 1 - share : share)
    let (middle, top) = (thumbX + Self.thumbSide / 2, bounds.midY - Self.thickness / 2)
    let before = CGRect(x: bounds.minX, y: top, width: middle - bounds.minX, height: Self.thickness)
    let after = CGRect(x: middle, y: top, width: bounds.maxX - middle, height: Self.thickness)
    minimumTrack.frame = isRightToLeft ? after : before
    maximumTrack.frame = isRightToLeft ? before : after
    thumb.frame = CGRect(
      x: thumbX, y: bounds.midY - Self.thumbSide / 2, width: Self.thumbSide, height: Self.thumbSide)
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    updateColors()
  }

  override func stateDidChange() {
    super.stateDidChange()
    updateColors()
  }

  private func prepare() {
    for track in [maximumTrack, minimumTrack] { track.layer.cornerRadius = Self.thickness / 2 }
    thumb.layer.cornerRadius = Self.thumbSide / 2
    thumb.layer.shadowColor = UIColor.black.cgColor
    thumb.layer.shadowOpacity = 0.12
    thumb.layer.shadowOffset = CGSize(width: 0, height: 4)
    thumb.layer.shadowRadius = 6
    for view in [maximumTrack, minimumTrack, thumb] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    updateColors()
  }

  private func updateColors() {
    minimumTrack.backgroundColor = minimumTrackTintColor ?? tintColor
    maximumTrack.backgroundColor = maximumTrackTintColor ?? .systemFill
    thumb.backgroundColor = thumbTintColor ?? .white
    for view in [minimumTrack, maximumTrack] { view.alpha = isEnabled ? 1 : 0.5 }
  }
}
