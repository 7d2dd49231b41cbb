package import CellDrawing
public import Foundation

/// A row of titles or images, one of which is selected. It is 32 points high and has round ends since iOS 26.
///
/// Its background colour is drawn under a translucent grey.
open class UISegmentedControl: UIControl {
  public nonisolated static let noSegment = -1

  private static let height: CGFloat = 32
  /// The space beside a title, and the width of the line between two segments, in points.
  private static let padding: CGFloat = 9
  private static let dividerWidth: CGFloat = 1
  /// The minimum width of a segment since iOS 26, in points.
  private static let minimumWidth: CGFloat = 32
  private(set) var segments: [UISegment] = []
  private var dividers: [UIView] = []
  /// The background of the selected segment.
  let selection = UIView(frame: .zero)

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

  package override class var classFacts: ViewFacts {
    ViewFacts(
      UISegmentedControl.self, placesContents: true, hasPrivateParts: true, minimumTouch: .ownHeight,
      takesTap: false
    ) { values in
      let control = UISegmentedControl(items: (0..<values.number(below: 5)).map { _ in values.text() })
      control.selectedSegmentIndex = values.number(below: 8) - 2
      return control
    }
  }

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
      $0.show(nil)
      $0.label.text = title
    }
  }

  open func imageForSegment(at segment: Int) -> UIImage? {
    segments.indices.contains(segment) ? segments[segment].imageView?.image : nil
  }

  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    change(segment) {
      $0.label.text = nil
      $0.show(image)
    }
  }

  /// Returns the width that was set for a segment, or 0 if the control determines it.
  open func widthForSegment(at segment: Int) -> CGFloat {
    segments.indices.contains(segment) ? segments[segment].ownWidth : 0
  }

  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
    change(segment) { $0.ownWidth = width.soundLength }
  }

  open func contentOffsetForSegment(at segment: Int) -> CGSize {
    segments.indices.contains(segment) ? segments[segment].contentOffset : .zero
  }

  open func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) {
    change(segment) { $0.contentOffset = offset }
  }

  open func isEnabledForSegment(at segment: Int) -> Bool {
    segments.indices.contains(segment) && segments[segment].isEnabled
  }

  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    change(segment) { $0.isEnabled = enabled }
  }

  private func change(_ segment: Int, _ body: (UISegment) -> Void) {
    guard segments.indices.contains(segment) else { return }
    body(segments[segment])
    update()
  }

  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    insertSegment(withTitle: nil, at: segment, animated: animated)
    setImage(image, forSegmentAt: min(max(segment, 0), segments.count - 1))
  }

  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    let made = UISegment(title: title, element: UIAccessibilityElement(accessibilityContainer: self))
    segments.insert(made, at: min(max(segment, 0), segments.count))
    addSubview(made)
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
    segments.remove(at: segment).removeFromSuperview()
    if !dividers.isEmpty { dividers.removeLast().removeFromSuperview() }
    if selectedSegmentIndex >= segments.count { selectedSegmentIndex = Self.noSegment }
    update()
  }

  open func removeAllSegments() {
    for segment in segments { segment.removeFromSuperview() }
    for divider in dividers { divider.removeFromSuperview() }
    (segments, dividers) = ([], [])
    selectedSegmentIndex = Self.noSegment
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let contents = segments.map(contentWidth)
    let widest = contents.max() ?? 0
    let widths = zip(segments, contents).map { segment, content in
      segment.ownWidth > 0
        ? segment.ownWidth : width(around: apportionsSegmentWidthsByContent ? content : widest)
    }
    let dividers = isRound ? 0 : CGFloat(dividers.count) * Self.dividerWidth
    return CGSize(width: widths.reduce(0, +) + dividers, height: Self.height)
  }

  /// Returns the width of a segment around a title or an image.
  ///
  /// Before iOS 26, a segment is as wide as in frames that Interface Builder stored. Since iOS 26, it is as wide as on a
  /// simulator: 44 points around a title of 25 points, and at least 32 points.
  private func width(around content: CGFloat) -> CGFloat {
    isRound
      ? max(content + 2 * Self.padding + Self.dividerWidth, Self.minimumWidth) : content + 2 * Self.padding
  }

  /// Whether the control has round ends.
  private var isRound: Bool { SystemVersion.current >= .iOS26 }

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
    for (segment, frame) in zip(segments, frames) {
      segment.frame = frame
      segment.layOutContent()
    }
    let selected = shownSelection
    for (index, divider) in dividers.enumerated() where index + 1 < frames.count {
      divider.isHidden = index == selected || index + 1 == selected
      let (left, right) = (frames[index], frames[index + 1])
      divider.frame = CGRect(
        x: max(left.minX, right.minX) - 0.5, y: bounds.minY + 7, width: 1, height: max(bounds.height - 14, 0))
    }
    selection.isHidden = !frames.indices.contains(selected)
    if !selection.isHidden { selection.frame = frames[selected].insetBy(dx: 2, dy: 2) }
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
    let free = segments.filter { $0.ownWidth == 0 }
    let rest = max(bounds.width - segments.map(\.ownWidth).reduce(0, +), 0)
    let content = free.map { width(around: contentWidth(of: $0)) }.reduce(0, +)
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    var start: CGFloat = 0
    return segments.map { segment in
      var width = segment.ownWidth
      if width == 0 {
        let share = self.width(around: contentWidth(of: segment)) / max(content, 1)
        // Equal segments take whole points, and the one at the right takes the rest.
        width =
          apportionsSegmentWidthsByContent ? rest * share : (rest / CGFloat(free.count)).rounded(.down)
        let rightmost = isRightToLeft ? free.first : free.last
        if !apportionsSegmentWidthsByContent, segment === rightmost {
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
      segment.element.accessibilityLabel = segment.label.text ?? segment.imageView?.accessibilityLabel
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
        UISegment.font(isSelected: isSelected), color,
        shownTitleAttributes(isSelected: isSelected, isEnabled: isEnabled && segment.isEnabled))
    }
    selection.backgroundColor = selectedSegmentTintColor ?? Self.selectionColor
    setNeedsLayout()
  }

  /// The width of a segment's image, or of its title as it is not selected, in whole points.
  private func contentWidth(of segment: UISegment) -> CGFloat {
    segment.contentWidth(shownTitleAttributes(isSelected: false, isEnabled: true))
  }

  private nonisolated static let selectionColor = UIColor { traits in
    guard traits.userInterfaceStyle == .dark else { return .white }
    return SystemVersion.current >= .iOS26
      ? UIColor(red: 191 / 255, green: 191 / 255, blue: 204 / 255, alpha: 0.47)
      : UIColor(white: 0.39, alpha: 1)
  }
}
