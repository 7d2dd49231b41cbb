package import CellDrawing
public import Foundation

/// An activity indicator. Unlike UIKit, its eight spokes stand still, and the first is always the darkest.
@preconcurrency @MainActor open class UIActivityIndicatorView: UIView {
  public enum Style: Int, Sendable {
    case medium = 100
    case large = 101
    case white = 0
    case whiteLarge = 1
    case gray = 2

    /// The width and height in points.
    var side: CGFloat { self == .large || self == .whiteLarge ? 37 : 20 }

    /// The colour of a style from before iOS 13, or nil.
    var color: UIColor? {
      switch self {
      case .white, .whiteLarge: .white
      case .gray: .gray
      case .medium, .large: nil
      }
    }
  }

  open var style: Style {
    didSet {
      guard style != oldValue else { return }
      if let color = style.color { self.color = color }
      invalidateIntrinsicContentSize()
    }
  }
  open var hidesWhenStopped = true {
    didSet { updateVisibility() }
  }
  open var color: UIColor! = UIColor { traits in
    traits.userInterfaceStyle == .dark
      ? UIColor(red: 0.92, green: 0.92, blue: 0.96, alpha: 0.6)
      : UIColor(red: 0.24, green: 0.24, blue: 0.26, alpha: 0.6)
  }
  open private(set) var isAnimating = false

  public init(style: Style) {
    self.style = style
    super.init(frame: CGRect(x: 0, y: 0, width: style.side, height: style.side))
    if let color = style.color { self.color = color }
    prepare()
  }

  public override init(frame: CGRect) {
    style = .medium
    super.init(frame: frame)
    prepare()
  }

  public required init?(coder: NSCoder) {
    style = .medium
    super.init(coder: coder)
  }

  override func setUpForCoder() {
    super.setUpForCoder()
    prepare()
  }

  override class var nibMembers: NibMembers { super.nibMembers.adding(activityIndicatorViewNibSettings) }
  override var standardAccessibility: StandardAccessibility { activityIndicatorViewAccessibility }

  package override class var classFacts: ViewFacts {
    ViewFacts(UIActivityIndicatorView.self, placesContents: true, hasPrivateParts: true) { _ in
      UIActivityIndicatorView(style: .medium)
    }
  }

  private func prepare() {
    isUserInteractionEnabled = false
    updateVisibility()
  }

  open func startAnimating() {
    isAnimating = true
    updateVisibility()
  }

  open func stopAnimating() {
    isAnimating = false
    updateVisibility()
  }

  private func updateVisibility() {
    if hidesWhenStopped { isHidden = !isAnimating } else { isHidden = false }
  }

  override func defaultPriorities(for axis: NSLayoutConstraint.Axis) -> LayoutPriorities {
    LayoutPriorities(hugging: .defaultHigh)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override var intrinsicContentSize: CGSize { CGSize(width: style.side, height: style.side) }

  package override func contentNodes(with traits: UITraitCollection) -> [Node] {
    let color = (self.color ?? .gray).resolved(with: traits)
    let radius = style.side / 2
    let (bounds, stroke) = (self.bounds, Stroke(width: style.side * 0.11, cap: .round))
    return (0..<8).map { spoke in
      let angle = CGFloat(spoke) * .pi / 4 - .pi / 2
      func point(_ part: CGFloat) -> CGPoint {
        CGPoint(x: bounds.midX + radius * part * cos(angle), y: bounds.midY + radius * part * sin(angle))
      }
      let fade = 1 - 0.75 * Double((8 - spoke) % 8) / 7
      return .stroke(
        Path([.move(point(0.48)), .line(point(0.88))]), stroke, .color(color.withAlpha(color.alpha * fade)))
    }
  }
}
