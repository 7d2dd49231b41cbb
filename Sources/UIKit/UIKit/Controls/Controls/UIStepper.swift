public import Foundation

/// A minus and a plus of 94x32 points, independent of the frame's size. The ends are round since iOS 26.
open class UIStepper: UIControl {
  private static let size = CGSize(width: 94, height: 32)
  private let minus = StepperSymbol(isPlus: false)
  private let plus = StepperSymbol(isPlus: true)
  private let divider = UIView(frame: .zero)

  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: Self.size))
    prepare()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func setUpForCoder() {
    super.setUpForCoder()
    bounds.size = Self.size
    prepare()
  }

  override class var nibMembers: NibMembers { super.nibMembers.adding(stepperNibSettings) }

  package override class var classFacts: ViewFacts {
    ViewFacts(
      UIStepper.self, placesContents: true, hasPrivateParts: true, minimumTouch: .ownSize, takesTap: false
    ) { _ in
      UIStepper(frame: .zero)
    }
  }

  open override var frame: CGRect {
    get { super.frame }
    set {
      super.frame = CGRect(origin: newValue.origin, size: transform.isIdentity ? Self.size : newValue.size)
    }
  }

  /// The value, between `minimumValue` and `maximumValue`.
  open var value: Double {
    get { storedValue }
    set {
      storedValue = newValue.isNaN ? minimumValue : min(max(newValue, minimumValue), maximumValue)
      update()
    }
  }
  private var storedValue = 0.0

  open var minimumValue = 0.0 { didSet { value = storedValue } }
  open var maximumValue = 100.0 { didSet { value = storedValue } }
  /// - Note: No effect on the picture.
  open var stepValue = 1.0
  /// Whether the minimum value follows the maximum value.
  open var wraps = false { didSet { update() } }
  /// - Note: No effect on the picture.
  open var autorepeat = true
  /// - Note: No effect on the picture.
  open var isContinuous = true

  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }
  override func defaultPriorities(for axis: NSLayoutConstraint.Axis) -> LayoutPriorities {
    LayoutPriorities(hugging: .defaultHigh)
  }

  open override var intrinsicContentSize: CGSize { Self.size }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let halves = bounds.divided(atDistance: bounds.width / 2, from: .minXEdge)
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    minus.frame = isRightToLeft ? halves.remainder : halves.slice
    plus.frame = isRightToLeft ? halves.slice : halves.remainder
    divider.frame = CGRect(
      x: bounds.midX - 0.5, y: bounds.minY + 7, width: 1, height: max(bounds.height - 14, 0))
    layer.cornerRadius = SystemVersion.current >= .iOS26 ? bounds.height / 2 : 8
  }

  override func stateDidChange() {
    super.stateDidChange()
    update()
  }

  /// Unlike UIKit's, the elements are not views.
  override var standardAccessibility: StandardAccessibility {
    for (element, symbol, label) in [(decrement, minus, "Decrement"), (increment, plus, "Increment")] {
      element.accessibilityLabel = label
      element.accessibilityTraits = isEnabled ? .button : [.button, .notEnabled]
      element.accessibilityFrameInContainerSpace = symbol.frame
    }
    return StandardAccessibility(elements: [decrement, increment])
  }
  private lazy var decrement = UIAccessibilityElement(accessibilityContainer: self)
  private lazy var increment = UIAccessibilityElement(accessibilityContainer: self)

  private func prepare() {
    backgroundColor = .tertiarySystemFill
    divider.backgroundColor = .systemGray4
    for view in [divider, minus, plus] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    update()
  }

  private func update() {
    minus.isDimmed = !isEnabled || (!wraps && value <= minimumValue)
    plus.isDimmed = !isEnabled || (!wraps && value >= maximumValue)
  }
}

/// A minus or a plus in the middle of its bounds.
private final class StepperSymbol: UIView {
  private let isPlus: Bool
  var isDimmed = false { didSet { if isDimmed != oldValue { setNeedsDisplay() } } }

  init(isPlus: Bool) {
    self.isPlus = isPlus
    super.init(frame: .zero)
    contentMode = .redraw
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let (middle, reach) = (CGPoint(x: bounds.midX, y: bounds.midY), CGFloat(7))
    context.setStrokeColor((isDimmed ? UIColor.tertiaryLabel : .label).cgColor)
    context.setLineWidth(1.7)
    context.setLineCap(.round)
    context.move(to: CGPoint(x: middle.x - reach, y: middle.y))
    context.addLine(to: CGPoint(x: middle.x + reach, y: middle.y))
    if isPlus {
      context.move(to: CGPoint(x: middle.x, y: middle.y - reach))
      context.addLine(to: CGPoint(x: middle.x, y: middle.y + reach))
    }
    context.strokePath()
  }
}
