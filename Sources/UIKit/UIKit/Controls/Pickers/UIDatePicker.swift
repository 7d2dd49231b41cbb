package import CellDrawing
public import Foundation

/// A picker of a date and a time, drawn in the compact style with a pill for each.
///
/// Unlike UIKit, the inline and wheels styles are drawn as the compact style, with a warning, and the user can choose
/// nothing.
open class UIDatePicker: UIControl {
  public enum Mode: Int, Sendable {
    case time
    case date
    case dateAndTime
    case countDownTimer
    case yearAndMonth = 4269
  }

  open var datePickerMode = Mode.dateAndTime { didSet { contentDidChange() } }
  /// The style. Unlike UIKit, the picker is always drawn in the compact style, and a warning says so.
  ///
  /// - Note: No effect on the picture.
  open var preferredDatePickerStyle = UIDatePickerStyle.automatic
  open var datePickerStyle: UIDatePickerStyle { .compact }
  /// The date that is shown. Unlike UIKit, it is 9 January 2007, 09:41 UTC, unless it is set, so that a picture
  /// is the same every day.
  open var date = Date(timeIntervalSince1970: 1_168_335_660) { didSet { contentDidChange() } }
  /// The first date that is shown. If it is after the last one, both have no effect.
  open var minimumDate: Date? { didSet { contentDidChange() } }
  /// The last date that is shown.
  open var maximumDate: Date? { didSet { contentDidChange() } }
  /// The locale, English of the United States unless it is set.
  open var locale: Locale? { didSet { contentDidChange() } }
  open var calendar: Calendar! = Calendar(identifier: .gregorian)
  /// The time zone, UTC unless it is set.
  open var timeZone: TimeZone? { didSet { contentDidChange() } }
  open var countDownDuration: TimeInterval = 0 { didSet { contentDidChange() } }
  /// The number of minutes of which every shown time is a multiple, a divisor of 60. Any other number has no effect.
  open var minuteInterval = 1 { didSet { contentDidChange() } }
  /// Whether the shown time is rounded down to `minuteInterval`.
  open var roundsToMinuteInterval = true { didSet { contentDidChange() } }
  private let pills = [PickerPill(frame: .zero), PickerPill(frame: .zero)]

  public override init(frame: CGRect) {
    super.init(frame: frame)
    pills.forEach(addSubview)
    contentDidChange()
    if frame.isEmpty { bounds.size = sizeThatFits(.zero) }
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func setUpForCoder() {
    super.setUpForCoder()
    for pill in pills { addSubview(pill) }
    contentDidChange()
  }

  override class var nibMembers: NibMembers { super.nibMembers.adding(datePickerNibSettings) }

  package override class var classFacts: ViewFacts {
    ViewFacts(UIDatePicker.self, placesContents: true, hasPrivateParts: true, minimumTouch: .ownHeight) {
      values in
      let picker = UIDatePicker(frame: .zero)
      picker.datePickerMode = Mode(rawValue: values.number(below: 4)) ?? .dateAndTime
      picker.countDownDuration = values.number()
      return picker
    }
  }

  open func setDate(_ date: Date, animated: Bool) {
    self.date = date
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let sizes = pills.filter { !$0.isHidden }.map { $0.sizeThatFits(.zero) }
    return CGSize(
      width: sizes.map(\.width).reduce(0, +) + 5 * CGFloat(max(sizes.count - 1, 0)),
      height: sizes.map(\.height).max() ?? 0)
  }

  open override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }

  package override func contentNodes(with traits: UITraitCollection) -> [Node] {
    if [.inline, .wheels].contains(preferredDatePickerStyle) {
      Diagnostics.report(
        "UIDatePicker.preferredDatePickerStyle is .\(preferredDatePickerStyle), and CellSnap draws the compact style"
      )
    }
    return super.contentNodes(with: traits)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    // Since iOS 26, the pills are at the trailing edge and as high as the picker.
    let isNew = SystemVersion.current >= .iOS26
    var x = isNew ? max(bounds.width - sizeThatFits(.zero).width, 0) : 0
    for pill in pills where !pill.isHidden {
      var size = pill.sizeThatFits(.zero)
      if isNew { size.height = bounds.height }
      let frame = CGRect(x: x, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
      let isMirrored = isNew && effectiveUserInterfaceLayoutDirection == .rightToLeft
      pill.frame = isMirrored ? frame.mirrored(in: bounds.width) : frame
      x += size.width + 5
    }
  }

  private func contentDidChange() {
    let hasDate = [.date, .dateAndTime, .yearAndMonth].contains(datePickerMode)
    let hasTime = [.time, .dateAndTime].contains(datePickerMode)
    pills[0].isHidden = !hasDate
    pills[1].isHidden = !hasTime && datePickerMode != .countDownTimer
    pills[0].text = text(datePickerMode == .yearAndMonth ? "MMMMy" : "dMMMy")
    // The maximum is a day less a minute, as in UIKit.
    let duration = Int(max(0, min(1_439, countDownDuration / 60)))
    let minutes = duration - minutesBeyondInterval(duration)
    pills[1].text =
      datePickerMode == .countDownTimer
      ? "\(minutes / 60):\(minutes % 60 < 10 ? "0" : "")\(minutes % 60)" : text("jmm")
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private func text(_ template: String) -> String {
    let formatter = DateFormatter()
    formatter.locale = locale ?? Locale(identifier: "en_US")
    formatter.timeZone = timeZone ?? TimeZone(secondsFromGMT: 0)
    formatter.setLocalizedDateFormatFromTemplate(template)
    return formatter.string(from: shownDate)
  }

  /// The date between the first and the last one, rounded down to the interval of minutes.
  private var shownDate: Date {
    var date = date
    let (first, last) = (minimumDate ?? .distantPast, maximumDate ?? .distantFuture)
    if first <= last { date = min(max(date, first), last) }
    var calendar = Calendar(identifier: .gregorian)
    if let zone = timeZone ?? TimeZone(secondsFromGMT: 0) { calendar.timeZone = zone }
    let minutes = minutesBeyondInterval(calendar.component(.minute, from: date))
    return minutes == 0 ? date : date.addingTimeInterval(TimeInterval(-60 * minutes))
  }

  /// Returns how many minutes are left over when the interval has divided them.
  private func minutesBeyondInterval(_ minutes: Int) -> Int {
    guard roundsToMinuteInterval, minuteInterval > 1, 60 % minuteInterval == 0 else { return 0 }
    return minutes % minuteInterval
  }
}

/// The style of a date picker.
public enum UIDatePickerStyle: Int, Sendable {
  case automatic
  case wheels
  case compact
  case inline
}

/// A text on a grey background.
final class PickerPill: UIView {
  /// The space before and after the text.
  private static var padding: CGFloat { SystemVersion.current >= .iOS26 ? 12 : 11 }
  private let label = UILabel(frame: .zero)

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .tertiarySystemFill
    label.font = .systemFont(ofSize: 17)
    addSubview(label)
  }

  required init?(coder: NSCoder) {
    nil
  }

  var text: String? {
    get { label.text }
    set { label.text = newValue }
  }

  override var standardAccessibility: StandardAccessibility {
    let isEnabled = (superview as? UIDatePicker)?.isEnabled != false
    return StandardAccessibility(
      isElement: true, label: text, traits: isEnabled ? .button : [.button, .notEnabled])
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(
      width: label.sizeThatFits(.zero).width + 2 * Self.padding,
      height: SystemVersion.current >= .iOS26 ? 34 : 34.5)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    layer.cornerRadius = SystemVersion.current >= .iOS26 ? bounds.height / 2 : 8
    let size = label.sizeThatFits(.zero)
    label.frame = CGRect(
      x: Self.padding, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
  }
}
