@_exported public import Foundation

/// The grams of a mole of glucose.
public let HKUnitMolarMassBloodGlucose = 180.15588000005408

public enum HKMetricPrefix: Int, Sendable {
  case none, pico, nano, micro, milli, centi, deci, deca, hecto, kilo, mega, giga, tera, femto

  var factor: Double {
    switch self {
    case .none: 1
    case .femto: 1e-15
    case .pico: 1e-12
    case .nano: 1e-9
    case .micro: 1e-6
    case .milli: 1e-3
    case .centi: 1e-2
    case .deci: 1e-1
    case .deca: 1e1
    case .hecto: 1e2
    case .kilo: 1e3
    case .mega: 1e6
    case .giga: 1e9
    case .tera: 1e12
    }
  }

  var text: String {
    switch self {
    case .none: ""
    case .femto: "f"
    case .pico: "p"
    case .nano: "n"
    case .micro: "mc"
    case .milli: "m"
    case .centi: "c"
    case .deci: "d"
    case .deca: "da"
    case .hecto: "h"
    case .kilo: "k"
    case .mega: "M"
    case .giga: "G"
    case .tera: "T"
    }
  }
}

/// A unit of a measure: a factor, and the powers of the units that it is made of.
public final class HKUnit: NSObject, Sendable {
  public let unitString: String
  let factor: Double
  let powers: [String: Int]

  init(_ text: String, _ factor: Double, _ powers: [String: Int]) {
    unitString = text
    self.factor = factor
    self.powers = powers.filter { $0.value != 0 }
  }

  public func multiplied(by power: HKMetricPrefix) -> HKUnit {
    HKUnit(power.text + unitString, factor * power.factor, powers)
  }

  public func unitMultiplied(by unit: HKUnit) -> HKUnit {
    HKUnit(
      "\(unitString)·\(unit.unitString)", factor * unit.factor,
      powers.merging(unit.powers, uniquingKeysWith: +))
  }

  public func unitDivided(by unit: HKUnit) -> HKUnit {
    HKUnit(
      "\(unitString)/\(unit.unitString)", factor / unit.factor,
      powers.merging(unit.powers.mapValues(-), uniquingKeysWith: +))
  }

  public func reciprocal() -> HKUnit { HKUnit.count().unitDivided(by: self) }

  public func isNull() -> Bool { powers.isEmpty }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? HKUnit else { return false }
    return powers == other.powers && factor == other.factor
  }

  public override var hash: Int { factor.hashValue }
  public override var description: String { unitString }
}

extension HKUnit {
  public static func count() -> HKUnit { HKUnit("count", 1, [:]) }
  public static func percent() -> HKUnit { HKUnit("%", 0.01, [:]) }
  public static func internationalUnit() -> HKUnit { HKUnit("IU", 1, ["IU": 1]) }
  public static func gram() -> HKUnit { HKUnit("g", 1, ["g": 1]) }
  public static func gramUnit(with prefix: HKMetricPrefix) -> HKUnit { gram().multiplied(by: prefix) }
  public static func ounce() -> HKUnit { HKUnit("oz", 28.349523125, ["g": 1]) }
  public static func pound() -> HKUnit { HKUnit("lb", 453.59237, ["g": 1]) }
  public static func stone() -> HKUnit { HKUnit("st", 6_350.29318, ["g": 1]) }
  /// A mole of a substance, which is a mass in grams.
  public static func moleUnit(withMolarMass mass: Double) -> HKUnit { HKUnit("mol<\(mass)>", mass, ["g": 1]) }
  public static func moleUnit(with prefix: HKMetricPrefix, molarMass mass: Double) -> HKUnit {
    moleUnit(withMolarMass: mass).multiplied(by: prefix)
  }
  public static func meter() -> HKUnit { HKUnit("m", 1, ["m": 1]) }
  public static func meterUnit(with prefix: HKMetricPrefix) -> HKUnit { meter().multiplied(by: prefix) }
  public static func inch() -> HKUnit { HKUnit("in", 0.0254, ["m": 1]) }
  public static func foot() -> HKUnit { HKUnit("ft", 0.3048, ["m": 1]) }
  public static func yard() -> HKUnit { HKUnit("yd", 0.9144, ["m": 1]) }
  public static func mile() -> HKUnit { HKUnit("mi", 1_609.344, ["m": 1]) }
  public static func liter() -> HKUnit { HKUnit("L", 1, ["L": 1]) }
  public static func literUnit(with prefix: HKMetricPrefix) -> HKUnit { liter().multiplied(by: prefix) }
  public static func second() -> HKUnit { HKUnit("s", 1, ["s": 1]) }
  public static func secondUnit(with prefix: HKMetricPrefix) -> HKUnit { second().multiplied(by: prefix) }
  public static func minute() -> HKUnit { HKUnit("min", 60, ["s": 1]) }
  public static func hour() -> HKUnit { HKUnit("hr", 3_600, ["s": 1]) }
  public static func day() -> HKUnit { HKUnit("d", 86_400, ["s": 1]) }
  public static func joule() -> HKUnit { HKUnit("J", 1, ["J": 1]) }
  public static func jouleUnit(with prefix: HKMetricPrefix) -> HKUnit { joule().multiplied(by: prefix) }
  public static func kilocalorie() -> HKUnit { HKUnit("kcal", 4_184, ["J": 1]) }
  public static func smallCalorie() -> HKUnit { HKUnit("cal", 4.184, ["J": 1]) }
  public static func largeCalorie() -> HKUnit { HKUnit("Cal", 4_184, ["J": 1]) }
}

/// A number with a unit.
public final class HKQuantity: NSObject, Sendable {
  private let unit: HKUnit
  private let value: Double

  public init(unit: HKUnit, doubleValue value: Double) {
    self.unit = unit
    self.value = value
  }

  public func `is`(compatibleWith unit: HKUnit) -> Bool { self.unit.powers == unit.powers }

  /// Returns the number in another unit, which must measure the same.
  public func doubleValue(for unit: HKUnit) -> Double {
    precondition(self.is(compatibleWith: unit), "\(self.unit) cannot be converted to \(unit)")
    return unit == self.unit ? value : value * self.unit.factor / unit.factor
  }

  public func compare(_ quantity: HKQuantity) -> ComparisonResult {
    let other = quantity.doubleValue(for: unit)
    return value < other ? .orderedAscending : value > other ? .orderedDescending : .orderedSame
  }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? HKQuantity, self.is(compatibleWith: other.unit) else { return false }
    return compare(other) == .orderedSame
  }

  public override var hash: Int { (value * unit.factor).hashValue }
  public override var description: String { "\(value) \(unit)" }
}
