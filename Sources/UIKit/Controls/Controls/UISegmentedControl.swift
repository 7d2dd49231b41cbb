package import CellDrawing
public import Foundation

/// A row of titles or images, one of which is selected. It is 32 points high and has round ends since iOS 26.
///
/// Its background colour lies under a translucent grey.
open class UISegmentedControl: UIControl {
  public nonisolated static let noSegment = -1

  private static let height: CGFloat = 32
  /// The space beside a title, and the width of the line between two segments, in points.
  private static let padding: CGFloat = 9
  private static let dividerWidth: CGFloat = 1
  private var segments: [Segment] = []
  private var dividers: [UIView] = []
  private let selection = UIView(frame: .zero)

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// Creates one segment for each string or image in `items`.
  public convenience init(items: [Any]?) {
    self.init(frame: .zero)
    for item in items ?? [] {
      if let title = item as? String {
        insertSegment(withTitle: title, at: numberOfSegments, animated: false)
      } else if let image = item as? UIImage {
        insertSegment(with: image, at: numberOfSegments, animated: false)
      }
    }
    sizeToFit()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func setUpForCoder() {
    super.setUpForCoder()
    prepare()
  }

  override class var nibMembers: NibMembers { super.nibMembers.adding(segmentedControlNibSettings) }

  open var numberOfSegments: Int { segments.count }
  open var selectedSegmentIndex = UISegmentedControl.noSegment { didSet { update() } }
  /// The attributes of titles, by the states for which they were set.
  var titleAttributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:] {
    didSet {
      update()
      invalidateIntrinsicContentSize()
    }
  }
  /// The colour of the selected segment. Unless it is set, it is white, or grey in dark appearance.
  open var selectedSegmentTintColor: UIColor? { didSet { update() } }
  /// Whether the segments work as buttons, so that none is ever shown as selected.
  open var isMomentary = false { didSet { update() } }
  /// Whether segments without a width of their own are as wide as their contents need.
  open var apportionsSegmentWidthsByContent = false { didSet { setNeedsLayout() } }

  open func titleForSegment(at segment: Int) -> String? {
    segments.indices.contains(segment) ? segments[segment].label.text : nil
  }

  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    change(segment) {
      $0.show(nil, in: self)
      $0.label.text = title
    }
  }

  open func imageForSegment(at segment: Int) -> UIImage? {
    segments.indices.contains(segment) ? segments[segment].image?.image : nil
  }

  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    change(segment) {
      $0.label.text = nil
      $0.show(image, in: self)
    }
  }

  /// Returns the width that was set for a segment, or 0 if the control determines it.
  open func widthForSegment(at segment: Int) -> CGFloat {
    segments.indices.contains(segment) ? segments[segment].width : 0
  }

  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
    change(segment) { $0.width = width.soundLength }
  }

  open func contentOffsetForSegment(at segment: Int) -> CGSize {
    segments.indices.contains(segment) ? segments[segment].offset : .zero
  }

  open func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) {
    change(segment) { $0.offset = offset }
  }

  open func isEnabledForSegment(at segment: Int) -> Bool {
    segments.indices.contains(segment) && segments[segment].isEnabled
  }

  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    change(segment) { $0.isEnabled = enabled }
  }

  private func change(_ segment: Int, _ body: (inout Segment) -> Void) {
    guard segments.indices.contains(segment) else { return }
    body(&segments[segment])
    update()
  }

  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    insertSegment(withTitle: nil, at: segment, animated: animated)
    setImage(image, forSegmentAt: min(max(segment, 0), segments.count - 1))
  }

  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    let made = Segment(title: title, element: UIAccessibilityElement(accessibilityContainer: self))
    segments.insert(made, at: min(max(segment, 0), segments.count))
    addSubview(made.label)
    if segments.count > 1 {
      let divider = UIView(frame: .zero)
      divider.backgroundColor = .systemGray4
      dividers.append(divider)
      insertSubview(divider, belowSubview: selection)
    }
    update()
  }

  open func removeSegment(at segment: Int, animated: Bool) {
    guard segments.indices.contains(segment) else { return }
    segments.remove(at: segment).remove()
    if !dividers.isEmpty { dividers.removeLast().removeFromSuperview() }
    if selectedSegmentIndex >= segments.count { selectedSegmentIndex = Self.noSegment }
    update()
  }

  open func removeAllSegments() {
    for segment in segments { segment.remove() }
    for divider in dividers { divider.removeFromSuperview() }
    (segments, dividers) = ([], [])
    selectedSegmentIndex = Self.noSegment
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    // The widths are those of the frames that Interface Builder stores.
    let contents = segments.map(contentWidth)
    let widest = contents.max() ?? 0
    let widths = zip(segments, contents).map { segment, content in
      if segment.width > 0 { return segment.width }
      return (apportionsSegmentWidthsByContent ? content : widest) + 2 * Self.padding
    }
    let width = widths.reduce(0, +) + CGFloat(dividers.count) * Self.dividerWidth
    return CGSize(width: width, height: Self.height)
  }

  override func defaultPriorities(for axis: NSLayoutConstraint.Axis) -> LayoutPriorities {
    LayoutPriorities(hugging: axis == .vertical ? .defaultHigh : .defaultLow)
  }

  /// The insets of the frames that Interface Builder stores: the control is a point taller than its alignment
  /// rectangle.
  open override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 0, left: 0, bottom: 1, right: 0) }

  open override var intrinsicContentSize: CGSize {
    let size = sizeThatFits(.zero)
    return CGSize(width: size.width, height: size.height - alignmentRectInsets.bottom)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let frames = frames
    for (segment, frame) in zip(segments, frames) { segment.layOut(in: frame) }
    let selected = shownSelection
    for (index, divider) in dividers.enumerated() where index + 1 < frames.count {
      divider.isHidden = index == selected || index + 1 == selected
      let (left, right) = (frames[index], frames[index + 1])
      divider.frame = CGRect(
        x: max(left.minX, right.minX) - 0.5, y: bounds.minY + 7, width: 1, height: max(bounds.height - 14, 0))
    }
    selection.isHidden = !frames.indices.contains(selected)
    if !selection.isHidden { selection.frame = frames[selected].insetBy(dx: 2, dy: 2) }
    let isRound = SystemVersion.current >= .iOS26
    layer.cornerRadius = isRound ? bounds.height / 2 : 9
    selection.layer.cornerRadius = isRound ? selection.bounds.height / 2 : 7
  }

  override func stateDidChange() {
    super.stateDidChange()
    update()
  }

  /// The segment that is shown as selected.
  private var shownSelection: Int { isMomentary ? Self.noSegment : selectedSegmentIndex }

  /// The frames of the segments. Those without a width of their own share the rest of the control.
  private var frames: [CGRect] {
    let free = segments.filter { $0.width == 0 }
    let rest = max(bounds.width - segments.map(\.width).reduce(0, +), 0)
    let content = free.map { contentWidth(of: $0) + 2 * Self.padding }.reduce(0, +)
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    var start: CGFloat = 0
    return segments.map { segment in
      var width = segment.width
      if width == 0 {
        let share = (contentWidth(of: segment) + 2 * Self.padding) / max(content, 1)
        // Equal segments take whole points, and the last one takes the rest.
        width =
          apportionsSegmentWidthsByContent ? rest * share : (rest / CGFloat(free.count)).rounded(.down)
        if !apportionsSegmentWidthsByContent, segment.label === free.last?.label {
          width = rest - width * CGFloat(free.count - 1)
        }
      }
      defer { start += width }
      let x = isRightToLeft ? bounds.maxX - start - width : bounds.minX + start
      return CGRect(x: x, y: bounds.minY, width: width, height: bounds.height)
    }
  }

  override var standardAccessibility: StandardAccessibility {
    for (index, (segment, frame)) in zip(segments, frames).enumerated() {
      segment.element.accessibilityLabel = segment.label.text ?? segment.image?.accessibilityLabel
      segment.element.accessibilityTraits = .button
      if index == shownSelection { segment.element.accessibilityTraits.insert(.selected) }
      if !isEnabled || !segment.isEnabled { segment.element.accessibilityTraits.insert(.notEnabled) }
      segment.element.accessibilityFrameInContainerSpace = frame
    }
    return StandardAccessibility(elements: segments.map(\.element))
  }

  package override func contentNodes(with traits: UITraitCollection) -> [Node] {
    let fill = Node.fill(
      .roundedRect(bounds, radius: layer.cornerRadius), .nonZero,
      UIColor.tertiarySystemFill.cgColor(with: traits).paint())
    return [fill] + super.contentNodes(with: traits)
  }

  private func prepare() {
    selection.layer.shadowColor = UIColor.black.cgColor
    selection.layer.shadowOpacity = 0.12
    selection.layer.shadowOffset = CGSize(width: 0, height: 3)
    selection.layer.shadowRadius = 4
    addSubview(selection)
    update()
  }

  private func update() {
    for (index, segment) in segments.enumerated() {
      let isSelected = index == shownSelection
      let color: UIColor = isEnabled && segment.isEnabled ? .label : .tertiaryLabel
      segment.show(
        Segment.font(isSelected: isSelected), color,
        shownTitleAttributes(isSelected: isSelected, isEnabled: isEnabled && segment.isEnabled))
    }
    selection.backgroundColor = selectedSegmentTintColor ?? Self.selectionColor
    setNeedsLayout()
  }

  /// The width of a segment's image, or of its title as it is not selected, in whole points.
  private func contentWidth(of segment: Segment) -> CGFloat {
    segment.contentWidth(shownTitleAttributes(isSelected: false, isEnabled: true))
  }

  private nonisolated static let selectionColor = UIColor { traits in
    guard traits.userInterfaceStyle == .dark else { return .white }
    return SystemVersion.current >= .iOS26
      ? UIColor(red: 191 / 255, green: 191 / 255, blue: 204 / 255, alpha: 0.47)
      : UIColor(white: 0.39, alpha: 1)
  }
}

/// A segment with its title or its image.
@MainActor private struct Segment {
  let label = UILabel(frame: .zero)
  private(set) var image: UIImageView?
  /// The width in points, or 0 if the control determines it.
  var width: CGFloat = 0
  var offset = CGSize.zero
  var isEnabled = true
  /// The element that VoiceOver reads.
  let element: UIAccessibilityElement

  init(title: String?, element: UIAccessibilityElement) {
    self.element = element
    label.text = title
    label.textAlignment = .center
  }

  /// Shows the title in a font and a colour, as far as its attributes have no other ones.
  func show(_ font: UIFont, _ color: UIColor, _ attributes: [NSAttributedString.Key: Any]) {
    image?.tintColor = attributes[.foregroundColor] as? UIColor ?? color
    guard !attributes.isEmpty, let title = label.text else {
      label.text = label.text
      (label.font, label.textColor) = (font, color)
      return
    }
    let whole: [NSAttributedString.Key: Any] = [.font: font, .foregroundColor: color]
    label.attributedText = NSAttributedString(string: title, attributes: whole.merging(attributes) { $1 })
    label.textAlignment = .center
  }

  mutating func show(_ image: UIImage?, in control: UISegmentedControl) {
    self.image?.removeFromSuperview()
    self.image = image.map { image in
      UIImageView(
        image: image.renderingMode == .automatic ? image.withRenderingMode(.alwaysTemplate) : image)
    }
    guard let view = self.image else { return }
    view.contentMode = .center
    control.addSubview(view)
  }

  /// The font that determines the widths, also where the titles are shown in another one.
  private static let measuredFont = UIFont.systemFont(ofSize: 13, weight: .medium)

  static func font(isSelected: Bool) -> UIFont {
    SystemVersion.current >= .iOS26
      ? .systemFont(ofSize: 13, weight: isSelected ? .medium : .regular)
      : .systemFont(ofSize: 13, weight: isSelected ? .semibold : .medium)
  }

  /// Returns the width of the image, or of the title with attributes, in whole points.
  func contentWidth(_ attributes: [NSAttributedString.Key: Any]) -> CGFloat {
    if let image = image?.image { return image.size.width.rounded(.up) }
    let own: [NSAttributedString.Key: Any] = [.font: Self.measuredFont]
    return NSAttributedString(string: label.text ?? "", attributes: own.merging(attributes) { $1 })
      .size().width.rounded(.up)
  }

  func layOut(in frame: CGRect) {
    let moved = frame.offsetBy(dx: offset.width, dy: offset.height)
    label.frame = moved.middle(for: label.sizeThatFits(.zero), scale: label.traitCollection.displayScale)
    image?.frame = moved
  }

  func remove() {
    label.removeFromSuperview()
    image?.removeFromSuperview()
  }
}

extension CGRect {
  /// Returns the rectangle of a size in the middle, on whole pixels, no wider than this one.
  fileprivate func middle(for size: CGSize, scale: CGFloat) -> CGRect {
    let scale = max(scale, 1)
    let width = min(size.width, self.width)
    return CGRect(
      x: ((midX - width / 2) * scale).rounded() / scale,
      y: ((midY - size.height / 2) * scale).rounded() / scale,
      width: width, height: size.height)
  }
}
