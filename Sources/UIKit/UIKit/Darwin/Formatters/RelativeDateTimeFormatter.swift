internal import _FoundationICU
public import Foundation

/// A formatter of distances in time: "in 2 days", "yesterday".
// Unchecked as Foundation's own formatters are: an app sets a formatter up before it shares it with other threads.
open class RelativeDateTimeFormatter: Formatter, @unchecked Sendable {
  public enum DateTimeStyle: Int, Sendable {
    /// "1 day ago".
    case numeric
    /// "yesterday".
    case named
  }

  public enum UnitsStyle: Int, Sendable {
    /// "2 months ago".
    case full
    /// "two months ago".
    case spellOut
    /// "2 mo. ago".
    case short
    /// "2mo ago".
    case abbreviated
  }

  open var dateTimeStyle = DateTimeStyle.numeric
  open var unitsStyle = UnitsStyle.full
  open var formattingContext = Formatter.Context.unknown
  /// The calendar that finds the number of units between two dates. Nil is the current one.
  open var calendar: Calendar! = .current
  /// The locale of the text. Nil is the current one.
  open var locale: Locale! = .current

  public override init() { super.init() }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Returns the text of the largest component that is not zero.
  open func localizedString(from components: DateComponents) -> String {
    let unit = Self.units.first { (components.value(for: $0.component) ?? 0) != 0 }
    if let unit { return text(Double(components.value(for: unit.component) ?? 0), unit.unit) }
    // If several components are zero, the smallest one is shown.
    let last = Self.units.last { components.value(for: $0.component) != nil }
    return text(0, last?.unit ?? UDAT_REL_UNIT_SECOND)
  }

  /// Returns the text of a distance in seconds.
  open func localizedString(fromTimeInterval interval: TimeInterval) -> String {
    let reference = Date(timeIntervalSinceReferenceDate: 0)
    return localizedString(for: reference.addingTimeInterval(interval), relativeTo: reference)
  }

  /// Returns the text of the way from `reference` to `date`.
  open func localizedString(for date: Date, relativeTo reference: Date) -> String {
    let calendar = calendar ?? .current
    let components = calendar.dateComponents(Set(Self.units.map(\.component)), from: reference, to: date)
    return localizedString(from: components)
  }

  open override func string(for object: Any?) -> String? {
    (object as? Date).map { localizedString(for: $0, relativeTo: Date()) }
  }

  private func text(_ offset: Double, _ unit: URelativeDateTimeUnit) -> String {
    let style =
      switch unitsStyle {
      case .full, .spellOut: UDAT_STYLE_LONG
      case .short: UDAT_STYLE_SHORT
      case .abbreviated: UDAT_STYLE_NARROW
      }
    let context =
      switch formattingContext {
      case .beginningOfSentence: UDISPCTX_CAPITALIZATION_FOR_BEGINNING_OF_SENTENCE
      case .listItem: UDISPCTX_CAPITALIZATION_FOR_UI_LIST_OR_MENU
      case .middleOfSentence: UDISPCTX_CAPITALIZATION_FOR_MIDDLE_OF_SENTENCE
      case .standalone: UDISPCTX_CAPITALIZATION_FOR_STANDALONE
      default: UDISPCTX_CAPITALIZATION_NONE
      }
    return InternationalText.relative(
      offset, unit, isNamed: dateTimeStyle == .named, isSpelledOut: unitsStyle == .spellOut, style, context,
      locale ?? .current) ?? ""
  }

  private static let units: [(component: Calendar.Component, unit: URelativeDateTimeUnit)] = [
    (.year, UDAT_REL_UNIT_YEAR), (.month, UDAT_REL_UNIT_MONTH), (.weekOfMonth, UDAT_REL_UNIT_WEEK),
    (.day, UDAT_REL_UNIT_DAY), (.hour, UDAT_REL_UNIT_HOUR), (.minute, UDAT_REL_UNIT_MINUTE),
    (.second, UDAT_REL_UNIT_SECOND),
  ]
}
