public import Foundation

/// A row of titles, one of which is selected. It is 32 points high and has round ends since iOS 26.
///
/// Unlike UIKit, segments hold titles only and are equally wide.
open class UISegmentedControl: UIControl {
  public nonisolated static let noSegment = -1

  private static let height: CGFloat = 32
  /// The space beside a title, and the width of the line between two segments, in points.
  private static let padding: CGFloat = 9
  private static let dividerWidth: CGFloat = 1
  private var labels: [UILabel] = []
  private var dividers: [UIView] = []
  private let selection = UIView(frame: .zero)

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// Creates one segment for each string in `items`.
  public convenience init(items: [Any]?) {
    self.init(frame: .zero)
    for case let title as String in items ?? [] {
      insertSegment(withTitle: title, at: numberOfSegments, animated: false)
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

  open var numberOfSegments: Int { labels.count }
  open var selectedSegmentIndex = UISegmentedControl.noSegment { didSet { update() } }
  /// The colour of the selected segment. Unless it is set, it is white, or grey in dark appearance.
  open var selectedSegmentTintColor: UIColor? { didSet { update() } }

  open func titleForSegment(at segment: Int) -> String? {
    labels.indices.contains(segment) ? labels[segment].text : nil
  }

  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    guard labels.indices.contains(segment) else { return }
    labels[segment].text = title
    setNeedsLayout()
  }

  /// Inserts a segment. Unlike UIKit, the segment is drawn empty.
  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    insertSegment(withTitle: nil, at: segment, animated: animated)
  }

  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    let label = UILabel(frame: .zero)
    label.text = title
    label.textAlignment = .center
    labels.insert(label, at: min(max(segment, 0), labels.count))
    addSubview(label)
    if labels.count > 1 {
      let divider = UIView(frame: .zero)
      divider.backgroundColor = .systemGray4
      dividers.append(divider)
      insertSubview(divider, belowSubview: selection)
    }
    update()
  }

  open func removeAllSegments() {
    for view in labels + dividers { view.removeFromSuperview() }
    (labels, dividers) = ([], [])
    selectedSegmentIndex = Self.noSegment
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    // The widths are those of the frames that Interface Builder stores.
    let widest = labels.map { titleWidth($0.text) }.max() ?? 0
    let width =
      CGFloat(labels.count) * (widest + 2 * Self.padding) + CGFloat(dividers.count) * Self.dividerWidth
    return CGSize(width: width, height: Self.height)
  }

  /// Returns the width of a title that is not selected, in whole points.
  private func titleWidth(_ title: String?) -> CGFloat {
    NSAttributedString(string: title ?? "", attributes: [.font: Self.font(isSelected: false)]).size().width
      .rounded(.up)
  }

  private static func font(isSelected: Bool) -> UIFont {
    .systemFont(ofSize: 13, weight: isSelected ? .semibold : .medium)
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
    for (index, label) in labels.enumerated() { label.frame = frame(of: index) }
    for (index, divider) in dividers.enumerated() {
      let isBesideSelection = index == selectedSegmentIndex || index + 1 == selectedSegmentIndex
      divider.isHidden = isBesideSelection
      let (left, right) = (frame(of: index), frame(of: index + 1))
      divider.frame = CGRect(
        x: max(left.minX, right.minX) - 0.5, y: bounds.minY + 7, width: 1, height: max(bounds.height - 14, 0))
    }
    selection.isHidden = !labels.indices.contains(selectedSegmentIndex)
    if !selection.isHidden { selection.frame = frame(of: selectedSegmentIndex).insetBy(dx: 2, dy: 2) }
    let isRound = SystemVersion.current == .iOS26
    layer.cornerRadius = isRound ? bounds.height / 2 : 9
    selection.layer.cornerRadius = isRound ? selection.bounds.height / 2 : 7
  }

  override func stateDidChange() {
    super.stateDidChange()
    update()
  }

  private func frame(of segment: Int) -> CGRect {
    let width = bounds.width / CGFloat(max(labels.count, 1))
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let place = CGFloat(isRightToLeft ? labels.count - 1 - segment : segment)
    return CGRect(x: bounds.minX + place * width, y: bounds.minY, width: width, height: bounds.height)
  }

  private func prepare() {
    backgroundColor = .tertiarySystemFill
    selection.layer.shadowColor = UIColor.black.cgColor
    selection.layer.shadowOpacity = 0.12
    selection.layer.shadowOffset = CGSize(width: 0, height: 3)
    selection.layer.shadowRadius = 4
    addSubview(selection)
    update()
  }

  private func update() {
    for (index, label) in labels.enumerated() {
      label.font = Self.font(isSelected: index == selectedSegmentIndex)
      label.textColor = isEnabled ? .label : .tertiaryLabel
    }
    selection.backgroundColor = selectedSegmentTintColor ?? Self.selectionColor
    setNeedsLayout()
  }

  private nonisolated static let selectionColor = UIColor { traits in
    traits.userInterfaceStyle == .dark ? UIColor(white: 0.39, alpha: 1) : .white
  }
}
