public import Foundation

/// A slider. It is 34 points high, or 31 before iOS 26.
open class UISlider: UIControl {
  private struct Measures {
    var height: CGFloat
    var thumb: CGSize
    /// The height of the track.
    var thickness: CGFloat

    static var current: Measures {
      switch SystemVersion.current {
      case .iOS18: Measures(height: 31, thumb: CGSize(width: 28, height: 28), thickness: 4)
      case .iOS26, .iOS27: Measures(height: 34, thumb: CGSize(width: 37, height: 24), thickness: 6)
      }
    }
  }

  private let maximumTrack = UIView(frame: .zero)
  private let minimumTrack = UIView(frame: .zero)
  private let thumb = UIView(frame: .zero)
  private var minimumImage: UIImageView?
  private var maximumImage: UIImageView?
  /// The space between an image at an end and the track, in points. Unlike UIKit's, it is the standard space of views.
  private static let imageSpace: CGFloat = 8

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

  override class var nibMembers: NibMembers { super.nibMembers.adding(sliderNibSettings) }
  override var standardAccessibility: StandardAccessibility { sliderAccessibility }

  package override class var classFacts: ViewFacts {
    ViewFacts(
      UISlider.self, placesContents: true, hasPrivateParts: true, minimumTouch: .ownHeight, takesTap: false
    ) { values in
      let slider = UISlider(frame: .zero)
      slider.minimumValue = Float(values.number())
      slider.maximumValue = Float(values.number())
      slider.value = Float(values.number())
      return slider
    }
  }

  /// The value, between `minimumValue` and `maximumValue`.
  open var value: Float {
    get { storedValue }
    set {
      storedValue = newValue.isNaN ? minimumValue : min(max(newValue, minimumValue), maximumValue)
      setNeedsLayout()
    }
  }
  private var storedValue: Float = 0

  /// The ticks of the track, and the value from which the track is filled.
  open var trackConfiguration: TrackConfiguration? { didSet { setNeedsLayout() } }
  private var ticks: [UIView] = []

  /// Places a dot for each tick. Apple publishes no size of them.
  private func layOutTicks(in track: CGRect, isRightToLeft: Bool) {
    let positions = trackConfiguration?.ticks.map(\.position) ?? []
    while ticks.count > positions.count { ticks.removeLast().removeFromSuperview() }
    while ticks.count < positions.count {
      let tick = UIView(frame: CGRect(x: 0, y: 0, width: 3, height: 3))
      tick.isUserInteractionEnabled = false
      tick.backgroundColor = .tertiaryLabel
      tick.layer.cornerRadius = 1.5
      insertSubview(tick, belowSubview: thumb)
      ticks.append(tick)
    }
    for (tick, position) in zip(ticks, positions) {
      let share = CGFloat(min(max(position, 0), 1))
      tick.center = CGPoint(
        x: track.minX + track.width * (isRightToLeft ? 1 - share : share), y: track.maxY + 4)
    }
  }

  open var minimumValue: Float = 0 { didSet { value = storedValue } }
  open var maximumValue: Float = 1 { didSet { value = storedValue } }
  /// The colour of the track before the thumb. The tint colour is used unless it is set.
  open var minimumTrackTintColor: UIColor? { didSet { updateColors() } }
  open var maximumTrackTintColor: UIColor? { didSet { updateColors() } }
  /// The colour of the thumb, white unless it is set.
  open var thumbTintColor: UIColor? { didSet { updateColors() } }

  /// The image at the leading end.
  open var minimumValueImage: UIImage? {
    get { minimumImage?.image }
    set { show(newValue, in: \.minimumImage) }
  }
  /// The image at the trailing end.
  open var maximumValueImage: UIImage? {
    get { maximumImage?.image }
    set { show(newValue, in: \.maximumImage) }
  }

  private func show(_ image: UIImage?, in view: ReferenceWritableKeyPath<UISlider, UIImageView?>) {
    self[keyPath: view]?.removeFromSuperview()
    self[keyPath: view] = image.map { UIImageView(image: $0) }
    if let made = self[keyPath: view] { addSubview(made) }
    setNeedsLayout()
  }

  /// Lays out the images at the ends, and returns the rectangle between them.
  private func layOutImages(isRightToLeft: Bool) -> CGRect {
    var rest = bounds
    for (image, isFirst) in [(minimumImage, true), (maximumImage, false)] {
      guard let image, let size = image.image?.size else { continue }
      let edge: CGRectEdge = isFirst == isRightToLeft ? .maxXEdge : .minXEdge
      let place = rest.divided(atDistance: size.width, from: edge)
      image.frame = CGRect(
        x: place.slice.minX, y: rest.midY - size.height / 2, width: size.width, height: size.height)
      rest = place.remainder.divided(atDistance: Self.imageSpace, from: edge).remainder
    }
    return rest
  }

  /// The middle of the thumb.
  var thumbMiddle: CGPoint {
    layoutIfNeeded()
    return CGPoint(x: thumb.frame.midX, y: thumb.frame.midY)
  }

  open override func accessibilityIncrement() {
    if accessibilityIncrementBlock == nil { step(by: 0.1) } else { super.accessibilityIncrement() }
  }

  open override func accessibilityDecrement() {
    if accessibilityDecrementBlock == nil { step(by: -0.1) } else { super.accessibilityDecrement() }
  }

  open func setValue(_ value: Float, animated: Bool) {
    self.value = value
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: Measures.current.height)
  }

  override func defaultPriorities(for axis: NSLayoutConstraint.Axis) -> LayoutPriorities {
    LayoutPriorities(hugging: axis == .vertical ? .defaultHigh : .defaultLow)
  }

  /// Since iOS 26, the alignment rectangle is the whole slider, as in captures of iOS 26.1.
  open override var alignmentRectInsets: UIEdgeInsets {
    SystemVersion.current == .iOS18 ? UIEdgeInsets(top: 0, left: 2, bottom: 1, right: 2) : .zero
  }

  /// The height without the alignment insets.
  open override var intrinsicContentSize: CGSize {
    CGSize(
      width: UIView.noIntrinsicMetric, height: Measures.current.height - alignmentRectInsets.bottom)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let range = maximumValue - minimumValue
    let share = range > 0 ? CGFloat((value - minimumValue) / range) : 0
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let measures = Measures.current
    let middle = layOutImages(isRightToLeft: isRightToLeft)
    let thumbWidth = currentThumbImage?.size.width ?? measures.thumb.width
    let travel = max(middle.width - thumbWidth, 0)
    let thumbX = middle.minX + travel * (isRightToLeft ? 1 - share : share)
    let track = CGRect(
      x: middle.minX, y: bounds.midY - measures.thickness / 2, width: middle.width,
      height: measures.thickness)
    let parts = track.divided(atDistance: thumbX + thumbWidth / 2 - track.minX, from: .minXEdge)
    minimumTrack.frame = isRightToLeft ? parts.remainder : parts.slice
    if let neutral = trackConfiguration?.neutralValue, range > 0 {
      let part = CGFloat((min(max(neutral, minimumValue), maximumValue) - minimumValue) / range)
      let neutralX = middle.minX + thumbWidth / 2 + travel * (isRightToLeft ? 1 - part : part)
      let thumbMiddle = thumbX + thumbWidth / 2
      minimumTrack.frame = CGRect(
        x: min(neutralX, thumbMiddle), y: track.minY, width: abs(neutralX - thumbMiddle), height: track.height
      )
    }
    layOutTicks(
      in: track.insetBy(dx: min(thumbWidth / 2, track.width / 2), dy: 0), isRightToLeft: isRightToLeft)
    maximumTrack.frame = track
    thumb.frame = CGRect(
      origin: CGPoint(x: thumbX, y: bounds.midY - measures.thumb.height / 2), size: measures.thumb)
    for view in [maximumTrack, minimumTrack] { view.layer.cornerRadius = measures.thickness / 2 }
    thumb.layer.cornerRadius = measures.thumb.height / 2
    layOutOwnImages(thumbMiddle: thumbX + thumbWidth / 2, in: middle, isRightToLeft: isRightToLeft)
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

  /// The colour of the track behind the thumb. Since iOS 26, it is a tenth of black in light appearance.
  private nonisolated static let trackColor = UIColor { traits in
    let isNew = SystemVersion.current >= .iOS26 && traits.userInterfaceStyle != .dark
    return isNew ? UIColor(white: 0, alpha: 0.1) : UIColor.systemFill.resolvedColor(with: traits)
  }

  private func updateColors() {
    minimumTrack.backgroundColor = minimumTrackTintColor ?? tintColor
    maximumTrack.backgroundColor = maximumTrackTintColor ?? Self.trackColor
    thumb.backgroundColor = thumbTintColor ?? .white
    for view in [minimumTrack, maximumTrack] { view.alpha = isEnabled ? 1 : 0.5 }
    updateOwnImages()
  }

  /// The images in place of the thumb and the tracks, by the states that they were set for.
  private var thumbImages: [UIControl.State.RawValue: UIImage] = [:]
  private var minimumTrackImages: [UIControl.State.RawValue: UIImage] = [:]
  private var maximumTrackImages: [UIControl.State.RawValue: UIImage] = [:]
  private lazy var thumbImageView = makeImageView(in: nil)
  private lazy var minimumTrackImageView = makeImageView(in: minimumTrack)
  private lazy var maximumTrackImageView = makeImageView(in: maximumTrack)
  /// Whether an image was ever set.
  private var hasOwnImages = false

  open func setThumbImage(_ image: UIImage?, for state: UIControl.State) {
    thumbImages[state.rawValue] = image
    setNeedsOwnImages()
  }

  open func setMinimumTrackImage(_ image: UIImage?, for state: UIControl.State) {
    minimumTrackImages[state.rawValue] = image
    setNeedsOwnImages()
  }

  open func setMaximumTrackImage(_ image: UIImage?, for state: UIControl.State) {
    maximumTrackImages[state.rawValue] = image
    setNeedsOwnImages()
  }

  open func thumbImage(for state: UIControl.State) -> UIImage? { thumbImages[state.rawValue] }
  open func minimumTrackImage(for state: UIControl.State) -> UIImage? { minimumTrackImages[state.rawValue] }
  open func maximumTrackImage(for state: UIControl.State) -> UIImage? { maximumTrackImages[state.rawValue] }
  open var currentThumbImage: UIImage? { current(thumbImages) }
  open var currentMinimumTrackImage: UIImage? { current(minimumTrackImages) }
  open var currentMaximumTrackImage: UIImage? { current(maximumTrackImages) }

  private func current(_ images: [UIControl.State.RawValue: UIImage]) -> UIImage? {
    images[state.rawValue] ?? images[UIControl.State.normal.rawValue]
  }

  private func makeImageView(in track: UIView?) -> UIImageView {
    let view = UIImageView(frame: .zero)
    if let track { insertSubview(view, aboveSubview: track) } else { addSubview(view) }
    return view
  }

  private func setNeedsOwnImages() {
    hasOwnImages = true
    updateOwnImages()
    setNeedsLayout()
  }

  /// Shows the images that are set in place of the standard parts.
  private func updateOwnImages() {
    guard hasOwnImages else { return }
    maximumTrackImageView.image = currentMaximumTrackImage
    minimumTrackImageView.image = currentMinimumTrackImage
    thumbImageView.image = currentThumbImage
    bringSubviewToFront(thumbImageView)
    maximumTrack.isHidden = maximumTrackImageView.image != nil
    minimumTrack.isHidden = minimumTrackImageView.image != nil
    thumb.isHidden = thumbImageView.image != nil
  }

  private func layOutOwnImages(thumbMiddle: CGFloat, in middle: CGRect, isRightToLeft: Bool) {
    guard hasOwnImages else { return }
    let track = middle.divided(atDistance: thumbMiddle - middle.minX, from: .minXEdge)
    let sides = isRightToLeft ? (track.remainder, track.slice) : (track.slice, track.remainder)
    for (view, side) in [(minimumTrackImageView, sides.0), (maximumTrackImageView, sides.1)] {
      let height = view.image?.size.height ?? 0
      view.frame = CGRect(x: side.minX, y: bounds.midY - height / 2, width: side.width, height: height)
    }
    let size = thumbImageView.image?.size ?? .zero
    thumbImageView.frame = CGRect(
      x: thumbMiddle - size.width / 2, y: bounds.midY - size.height / 2, width: size.width,
      height: size.height)
  }
}
