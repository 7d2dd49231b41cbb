public import Foundation

/// A bar that fills from the leading side. It is 4 points high and vertically centred in its frame.
open class UIProgressView: UIView {
  private static let thickness: CGFloat = 4
  private let track = UIImageView(frame: .zero)
  private let bar = UIImageView(frame: .zero)

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func setUpForCoder() {
    super.setUpForCoder()
    prepare()
  }

  override class var nibMembers: NibMembers { super.nibMembers.adding(progressViewNibSettings) }
  override var standardAccessibility: StandardAccessibility { progressViewAccessibility }

  package override class var classFacts: ViewFacts {
    ViewFacts(UIProgressView.self, placesContents: true, hasPrivateParts: true) { values in
      let view = UIProgressView(progressViewStyle: .default)
      view.progress = Float(values.number())
      return view
    }
  }

  public convenience init(progressViewStyle style: Style) {
    self.init(frame: CGRect(x: 0, y: 0, width: 150, height: Self.thickness))
    progressViewStyle = style
    updateColors()
  }

  open var progressViewStyle = Style.default {
    didSet {
      updateColors()
      setNeedsLayout()
    }
  }

  /// The progress, from 0 to 1.
  open var progress: Float {
    get { storedProgress }
    set {
      storedProgress = newValue.isNaN ? 0 : min(max(newValue, 0), 1)
      setNeedsLayout()
    }
  }
  private var storedProgress: Float = 0

  /// The colour of the filled part. The tint colour is used unless it is set.
  open var progressTintColor: UIColor? { didSet { updateColors() } }
  open var trackTintColor: UIColor? { didSet { updateColors() } }

  /// The image of the filled part, stretched to its width, in place of a colour.
  open var progressImage: UIImage? { didSet { imagesDidChange() } }
  open var trackImage: UIImage? { didSet { imagesDidChange() } }

  private func imagesDidChange() {
    (bar.image, track.image) = (progressImage, trackImage)
    updateColors()
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  /// The height of the bar, in points. Images set it, if there are any.
  private var thickness: CGFloat {
    let heights = [progressImage, trackImage].compactMap { $0?.size.height }
    return heights.max() ?? Self.thickness
  }

  open func setProgress(_ progress: Float, animated: Bool) {
    self.progress = progress
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: thickness)
  }

  override func defaultPriorities(for axis: NSLayoutConstraint.Axis) -> LayoutPriorities {
    LayoutPriorities(hugging: axis == .vertical ? .defaultHigh : .defaultLow)
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: thickness)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let height = min(thickness, bounds.height)
    track.frame = CGRect(
      x: bounds.minX, y: bounds.minY + (bounds.height - height) / 2, width: bounds.width, height: height)
    let radius = progressViewStyle == .bar ? 0 : height / 2
    track.layer.cornerRadius = trackImage == nil ? radius : 0
    bar.layer.cornerRadius = progressImage == nil ? radius : 0
    let width = bounds.width * CGFloat(progress)
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    bar.frame = CGRect(
      x: isRightToLeft ? track.frame.maxX - width : track.frame.minX, y: track.frame.minY, width: width,
      height: height)
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    updateColors()
  }

  private func prepare() {
    // As in UIKit, the bar is the second subview, whose corners apps round.
    addSubview(track)
    addSubview(bar)
    updateColors()
  }

  private func updateColors() {
    track.backgroundColor =
      trackImage == nil ? trackTintColor ?? (progressViewStyle == .bar ? .clear : .systemFill) : nil
    bar.backgroundColor = progressImage == nil ? progressTintColor ?? tintColor : nil
  }
}

extension UIProgressView {
  /// The style of a progress view. `default` has round ends and a track; `bar`, which is made for bars, has
  /// neither.
  public enum Style: Int, Sendable {
    case `default`
    case bar
  }
}
