public import Foundation

/// A switch of a fixed size, independent of its frame: 63x28 points, or 51x31 before iOS 26.
open class UISwitch: UIControl {
  private struct Measures {
    var size: CGSize
    var thumb: CGSize

    static var current: Measures {
      switch SystemVersion.current {
      case .iOS18:
        Measures(size: CGSize(width: 51, height: 31), thumb: CGSize(width: 27, height: 27))
      case .iOS26, .iOS27:
        Measures(size: CGSize(width: 63, height: 28), thumb: CGSize(width: 37, height: 24))
      }
    }
  }

  /// The space around the thumb.
  private static let gap: CGFloat = 2
  private let track = UIView(frame: .zero)
  private let thumb = UIView(frame: .zero)

  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: Measures.current.size))
    prepare()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func setUpForCoder() {
    super.setUpForCoder()
    bounds.size = Measures.current.size
    prepare()
  }

  override class var nibMembers: NibMembers { super.nibMembers.adding(switchNibSettings) }
  override var standardAccessibility: StandardAccessibility { switchAccessibility }

  package override class var classFacts: ViewFacts {
    ViewFacts(UISwitch.self, placesContents: true, hasPrivateParts: true, minimumTouch: .ownSize) { values in
      let control = UISwitch(frame: .zero)
      control.isOn = values.flag()
      return control
    }
  }

  open override var frame: CGRect {
    get { super.frame }
    set {
      super.frame = CGRect(
        origin: newValue.origin, size: transform.isIdentity ? Measures.current.size : newValue.size)
    }
  }

  /// The style that an app prefers. Unlike UIKit on a Mac, every switch slides.
  ///
  /// - Note: No effect on the picture.
  open var preferredStyle = Style.automatic
  open var style: Style { .sliding }
  /// The title beside a checkbox on a Mac.
  ///
  /// - Note: No effect on the picture.
  open var title: String?

  public enum Style: Int, Sendable {
    case automatic
    case checkbox
    case sliding
  }

  open var isOn = false { didSet { update() } }
  /// The colour of the track when the switch is on, green unless it is set.
  open var onTintColor: UIColor? { didSet { update() } }
  /// The colour of the thumb, white unless it is set.
  open var thumbTintColor: UIColor? { didSet { update() } }

  /// The state, `1` or `0`. As in UIKit, a value that an app sets has no effect.
  open override var accessibilityValue: String? {
    get { isOn ? "1" : "0" }
    set { super.accessibilityValue = newValue }
  }

  open func setOn(_ on: Bool, animated: Bool) {
    isOn = on
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { Measures.current.size }

  open override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 2) }

  override func defaultPriorities(for axis: NSLayoutConstraint.Axis) -> LayoutPriorities {
    LayoutPriorities(hugging: .defaultHigh)
  }

  /// The size without the alignment insets.
  open override var intrinsicContentSize: CGSize {
    let size = Measures.current.size
    return CGSize(width: size.width - 2, height: size.height)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let measures = Measures.current
    let box = CGRect(origin: bounds.origin, size: measures.size)
    track.frame = box
    track.layer.cornerRadius = box.height / 2
    thumb.layer.cornerRadius = measures.thumb.height / 2
    let isAtRight = isOn == (effectiveUserInterfaceLayoutDirection == .leftToRight)
    let x = isAtRight ? box.maxX - Self.gap - measures.thumb.width : box.minX + Self.gap
    thumb.frame = CGRect(origin: CGPoint(x: x, y: box.minY + Self.gap), size: measures.thumb)
  }

  override func stateDidChange() {
    super.stateDidChange()
    update()
  }

  private func prepare() {
    for view in [track, thumb] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    update()
  }

  private func update() {
    let isNewer = SystemVersion.current >= .iOS26
    track.backgroundColor =
      isOn ? onTintColor ?? .systemGreen : isNewer ? .tertiaryLabel : .secondarySystemFill
    thumb.backgroundColor = thumbTintColor ?? .white
    track.alpha = isEnabled ? 1 : 0.5
    thumb.alpha = isEnabled ? 1 : 0.8
    // Glass at rest casts almost no shadow.
    thumb.layer.shadowColor = UIColor.black.cgColor
    thumb.layer.shadowOpacity = isNewer ? 0.06 : 0.15
    thumb.layer.shadowOffset = CGSize(width: 0, height: isNewer ? 1 : 3)
    thumb.layer.shadowRadius = isNewer ? 2 : 4
    setNeedsLayout()
  }
}
