public import Foundation

/// A formatter of measurements: "5.5 km", "5.5 kilometers".
// Unchecked as Foundation's own formatters are: an app sets a formatter up before it shares it with other threads.
open class MeasurementFormatter: Formatter, @unchecked Sendable {
  public struct UnitOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The measurement's own unit, not the locale's unit.
    public static let providedUnit = UnitOptions(rawValue: 1)
    /// A unit in which the number is neither very large nor very small.
    public static let naturalScale = UnitOptions(rawValue: 2)
    /// "20°" in place of "20°C".
    public static let temperatureWithoutUnit = UnitOptions(rawValue: 4)
  }

  open var unitOptions: UnitOptions = []
  open var unitStyle = Formatter.UnitStyle.medium
  /// The locale of the text, and of the unit unless the measurement's own is shown. Nil is the current one.
  open var locale: Locale! = .current { didSet { numberFormatter?.locale = locale } }
  /// The formatter of the number.
  open lazy var numberFormatter: NumberFormatter! = {
    let formatter = NumberFormatter()
    formatter.numberStyle = .decimal
    formatter.locale = locale
    return formatter
  }()

  public override init() { super.init() }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open func string<UnitType: Unit>(from measurement: Measurement<UnitType>) -> String {
    string(of: measurement.value, measurement.unit)
  }

  /// Returns the unit without a number, as after one that is not 1.
  open func string(from unit: Unit) -> String {
    guard let name = UnitNames.name(of: unit),
      let text = InternationalText.text(2, unit: name, width, locale ?? .current),
      let number = InternationalText.text(2, skeleton: "", locale ?? .current)
    else { return unit.symbol }
    return text.replacing(number, with: "").trimmingCharacters(in: .whitespaces)
  }

  open override func string(for object: Any?) -> String? {
    guard let measurement = object as? any AnyMeasurement else { return nil }
    return string(of: measurement.value, measurement.anyUnit)
  }

  private var width: InternationalText.Width {
    switch unitStyle {
    case .short: .narrow
    case .long: .full
    default: .short
    }
  }

  private func string(of value: Double, _ unit: Unit) -> String {
    let locale = locale ?? .current
    var (value, shown) = (value, unit)
    if !unitOptions.contains(.providedUnit), let dimension = unit as? Dimension {
      let preferred =
        UnitNames.preferred(for: dimension, value, in: locale, isNatural: unitOptions.contains(.naturalScale))
      if let preferred {
        let base = dimension.converter.baseUnitValue(fromValue: value)
        (value, shown) = (preferred.converter.value(fromBaseUnitValue: base), preferred)
      }
    }
    let digits = numberFormatter?.string(from: value as NSNumber) ?? "\(value)"
    if unitOptions.contains(.temperatureWithoutUnit), shown is UnitTemperature { return "\(digits)°" }
    guard let name = UnitNames.name(of: shown) else { return "\(digits) \(shown.symbol)" }
    // The form of the unit depends on the number as it is shown. Its digits are the formatter's.
    let maximum = max(0, min(20, numberFormatter?.maximumFractionDigits ?? 3))
    let rest = maximum == 0 ? "precision-integer" : "." + String(repeating: "#", count: maximum)
    guard let text = InternationalText.text(value, unit: name, width, locale, rest),
      let number = InternationalText.text(value, skeleton: rest, locale), text.contains(number)
    else { return "\(digits) \(shown.symbol)" }
    return text.replacing(number, with: digits)
  }
}

/// A measurement whose unit's type is not known.
private protocol AnyMeasurement {
  var value: Double { get }
  var anyUnit: Unit { get }
}

extension Measurement: AnyMeasurement {
  fileprivate var anyUnit: Unit { unit }
}
