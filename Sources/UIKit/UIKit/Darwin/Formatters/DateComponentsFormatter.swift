public import Foundation

/// A formatter of lengths of time: "1:05", "1 hour, 5 minutes".
///
/// Unlike Foundation's, it has no phrases such as "About 5 minutes remaining", and no fractional units.
// Unchecked as Foundation's own formatters are: an app sets a formatter up before it shares it with other threads.
open class DateComponentsFormatter: Formatter, @unchecked Sendable {
  public enum UnitsStyle: Int, Sendable {
    /// "1:10:00".
    case positional
    /// "1h 10m".
    case abbreviated
    /// "1 hr, 10 min".
    case short
    /// "1 hour, 10 minutes".
    case full
    /// "one hour, ten minutes".
    case spellOut
    /// "1hr 10min".
    case brief
  }

  /// The units without a value that are left out.
  public struct ZeroFormattingBehavior: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The leading ones of positional units, which are filled up with zeros, and all ones of other units.
    public static let `default` = ZeroFormattingBehavior(rawValue: 1)
    public static let dropLeading = ZeroFormattingBehavior(rawValue: 2)
    public static let dropMiddle = ZeroFormattingBehavior(rawValue: 4)
    public static let dropTrailing = ZeroFormattingBehavior(rawValue: 8)
    public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
    /// None, and positional units are filled up with zeros.
    public static let pad = ZeroFormattingBehavior(rawValue: 1 << 16)
  }

  open var unitsStyle = UnitsStyle.positional
  /// The units that are shown. None are all: years, months, weeks, days, hours, minutes and seconds.
  open var allowedUnits: NSCalendar.Unit = []
  open var zeroFormattingBehavior = ZeroFormattingBehavior.default
  /// The calendar of the units, and the locale of the text. Nil is the current one.
  open var calendar: Calendar? = .current
  /// The date from which components are counted, such as months. Nil is the first instant of 2001.
  open var referenceDate: Date?
  /// The maximum number of units, or 0. Smaller units are cut off.
  open var maximumUnitCount = 0
  open var formattingContext = Formatter.Context.unknown

  public override init() { super.init() }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open class func localizedString(from components: DateComponents, unitsStyle: UnitsStyle) -> String? {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = unitsStyle
    return formatter.string(from: components)
  }

  open func string(from components: DateComponents) -> String? {
    let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
    return counting.date(byAdding: components, to: start).flatMap { string(from: start, to: $0) }
  }

  open func string(from interval: TimeInterval) -> String? {
    guard interval.isFinite else { return nil }
    let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
    return string(from: start, to: start.addingTimeInterval(interval))
  }

  open func string(from start: Date, to end: Date) -> String? {
    let units = TimeUnit.allCases.filter { allowedUnits.isEmpty || allowedUnits.contains($0.calendarUnit) }
    guard !units.isEmpty else { return nil }
    let components = counting.dateComponents(Set(units.map(\.component)), from: start, to: end)
    let values = units.map { TimeValue(unit: $0, value: components.value(for: $0.component) ?? 0) }
    return text(of: values)
  }

  open override func string(for object: Any?) -> String? {
    switch object {
    case let components as DateComponents: string(from: components)
    case let interval as TimeInterval: string(from: interval)
    case let interval as Int: string(from: TimeInterval(interval))
    default: nil
    }
  }

  /// The calendar without a change of the clocks, which would make an hour longer or shorter.
  private var counting: Calendar {
    var calendar = calendar ?? .current
    calendar.timeZone = .gmt
    return calendar
  }

  private var locale: Locale { calendar?.locale.flatMap { $0.identifier.isEmpty ? nil : $0 } ?? .current }

  private func text(of values: [TimeValue]) -> String? {
    var shown = kept(values)
    if maximumUnitCount > 0 { shown = Array(shown.prefix(maximumUnitCount)) }
    if unitsStyle == .positional { return positional(shown) }
    let isNegative = shown.contains { $0.value < 0 }
    let texts = shown.enumerated().compactMap { place, value -> String? in
      // The sign is written once.
      let number = isNegative && place > 0 ? Double(abs(value.value)) : Double(value.value)
      return text(of: number, value.unit)
    }
    switch unitsStyle {
    case .brief: return texts.joined(separator: " ")
    case .abbreviated: return InternationalText.list(of: texts, .narrow, locale)
    case .short: return InternationalText.list(of: texts, .short, locale)
    default: return InternationalText.list(of: texts, .full, locale)
    }
  }

  private func text(of number: Double, _ unit: TimeUnit) -> String? {
    func text(_ width: InternationalText.Width) -> String? {
      InternationalText.text(number, unit: unit.rawValue, width, locale)
    }
    switch unitsStyle {
    case .abbreviated: return text(.narrow)
    case .short: return text(.short)
    case .brief: return text(.short)?.filter { !$0.isWhitespace }
    case .positional, .full: return text(.full)
    case .spellOut:
      let plain = NumberFormatter()
      (plain.locale, plain.numberStyle) = (locale, .decimal)
      let spelled = NumberFormatter()
      (spelled.locale, spelled.numberStyle) = (locale, .spellOut)
      guard let digits = plain.string(from: number as NSNumber),
        let words = spelled.string(from: number as NSNumber)
      else { return text(.full) }
      return text(.full)?.replacing(digits, with: words)
    }
  }

  /// Returns the values that the behaviour for zeros leaves. One is always left.
  private func kept(_ values: [TimeValue]) -> [TimeValue] {
    let isPositional = unitsStyle == .positional
    var behavior = zeroFormattingBehavior
    if behavior.contains(.default) { behavior.formUnion(isPositional ? .dropLeading : .dropAll) }
    guard let first = values.firstIndex(where: { $0.value != 0 }),
      let last = values.lastIndex(where: { $0.value != 0 })
    else {
      return behavior.isDisjoint(with: .dropAll) ? values : Array(values.suffix(1))
    }
    return values.enumerated().filter { place, value in
      if place < first { return !behavior.contains(.dropLeading) }
      if place > last { return !behavior.contains(.dropTrailing) || isPositional }
      return value.value != 0 || !behavior.contains(.dropMiddle) || isPositional
    }.map(\.element)
  }

  /// Returns hours, minutes and seconds with colons, after the larger units.
  private func positional(_ values: [TimeValue]) -> String? {
    let pads = zeroFormattingBehavior.contains(.pad)
    let (dates, times) = (values.filter { !$0.unit.isTime }, values.filter(\.unit.isTime))
    let isNegative = values.contains { $0.value < 0 }
    var texts = dates.enumerated().compactMap { place, value in
      InternationalText.text(
        Double(isNegative && place > 0 ? abs(value.value) : value.value), unit: value.unit.rawValue, .narrow,
        locale)
    }
    let digits = times.enumerated().compactMap { place, value in
      InternationalText.text(
        Double(abs(value.value)), skeleton: place > 0 || pads ? "integer-width/+00 group-off" : "group-off",
        locale)
    }
    if !digits.isEmpty {
      texts.append((isNegative && dates.isEmpty ? "-" : "") + digits.joined(separator: ":"))
    }
    return texts.joined(separator: " ")
  }
}

private struct TimeValue {
  var unit: TimeUnit
  var value: Int
}

/// The units of a length of time, by CLDR's names, the largest first.
private enum TimeUnit: String, CaseIterable {
  case year
  case month
  case week
  case day
  case hour
  case minute
  case second

  var isTime: Bool { self == .hour || self == .minute || self == .second }

  var component: Calendar.Component {
    switch self {
    case .year: .year
    case .month: .month
    case .week: .weekOfMonth
    case .day: .day
    case .hour: .hour
    case .minute: .minute
    case .second: .second
    }
  }

  var calendarUnit: NSCalendar.Unit {
    switch self {
    case .year: .year
    case .month: .month
    case .week: .weekOfMonth
    case .day: .day
    case .hour: .hour
    case .minute: .minute
    case .second: .second
    }
  }
}
