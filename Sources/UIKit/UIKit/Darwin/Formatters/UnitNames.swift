internal import Foundation

/// CLDR's names of Foundation's units, and the units that locales prefer.
enum UnitNames {
  /// Returns the name of a unit that CLDR has, or nil.
  static func name(of unit: Unit) -> String? {
    names[String(describing: type(of: unit))]?[unit.symbol]
  }

  /// Returns the unit that a locale prefers for a measurement, or nil for the measurement's own.
  ///
  /// - Parameter isNatural: Whether the unit may be smaller or larger than the usual one, by the number.
  static func preferred(
    for unit: Dimension, _ value: Double, in locale: Locale, isNatural: Bool
  ) -> Dimension? {
    let system = locale.measurementSystem
    let isMetric = system == .metric
    switch unit {
    case is UnitLength:
      let units: [UnitLength] =
        isMetric ? [.kilometers, .meters, .centimeters, .millimeters] : [.miles, .feet, .inches]
      return isNatural ? largest(of: units, for: value, unit) : units[0]
    case is UnitMass:
      let units: [UnitMass] =
        system == .us ? [.pounds, .ounces] : [.kilograms, .grams, .milligrams]
      return isNatural ? largest(of: units, for: value, unit) : units[0]
    case is UnitTemperature: return system == .us ? UnitTemperature.fahrenheit : UnitTemperature.celsius
    case is UnitSpeed: return isMetric ? UnitSpeed.kilometersPerHour : UnitSpeed.milesPerHour
    default: return nil
    }
  }

  /// Returns the largest unit in which the number is at least 1, or the smallest one.
  private static func largest<Kind: Dimension>(of units: [Kind], for value: Double, _ unit: Dimension)
    -> Kind?
  {
    let base = unit.converter.baseUnitValue(fromValue: value)
    return units.first { abs($0.converter.value(fromBaseUnitValue: base)) >= 1 } ?? units.last
  }

  static let names: [String: [String: String]] = [
    "UnitLength": [
      "Mm": "megameter", "km": "kilometer", "hm": "hectometer", "m": "meter",
      "dm": "decimeter", "cm": "centimeter", "mm": "millimeter", "µm": "micrometer", "nm": "nanometer",
      "pm": "picometer", "in": "inch", "ft": "foot", "yd": "yard", "mi": "mile",
      "smi": "mile-scandinavian", "ly": "light-year", "NM": "nautical-mile", "ftm": "fathom",
      "fur": "furlong", "ua": "astronomical-unit", "pc": "parsec",
    ],
    "UnitMass": [
      "kg": "kilogram", "g": "gram", "dg": "decigram", "cg": "centigram", "mg": "milligram",
      "µg": "microgram",
      "ng": "nanogram", "pg": "picogram", "oz": "ounce", "lb": "pound", "st": "stone", "t": "tonne",
      "ton": "ton", "ct": "carat", "oz t": "ounce-troy",
    ],
    "UnitTemperature": ["K": "kelvin", "°C": "celsius", "°F": "fahrenheit"],
    "UnitSpeed": [
      "m/s": "meter-per-second", "km/h": "kilometer-per-hour", "mph": "mile-per-hour", "kn": "knot",
    ],
    "UnitDuration": [
      "h": "hour", "min": "minute", "s": "second", "ms": "millisecond", "µs": "microsecond",
      "ns": "nanosecond",
    ],
    "UnitArea": [
      "km²": "square-kilometer", "m²": "square-meter", "cm²": "square-centimeter", "in²": "square-inch",
      "ft²": "square-foot", "yd²": "square-yard", "mi²": "square-mile", "ac": "acre", "ha": "hectare",
    ],
    "UnitVolume": [
      "ML": "megaliter", "L": "liter", "dL": "deciliter", "cL": "centiliter", "mL": "milliliter",
      "km³": "cubic-kilometer", "m³": "cubic-meter", "cm³": "cubic-centimeter", "in³": "cubic-inch",
      "ft³": "cubic-foot", "yd³": "cubic-yard", "mi³": "cubic-mile", "af": "acre-foot", "bsh": "bushel",
      "tsp": "teaspoon", "tbsp": "tablespoon", "fl oz": "fluid-ounce", "cup": "cup", "pt": "pint",
      "qt": "quart", "gal": "gallon", "metric cup": "cup-metric",
    ],
    "UnitEnergy": [
      "kJ": "kilojoule", "J": "joule", "kCal": "kilocalorie", "cal": "calorie", "kWh": "kilowatt-hour",
    ],
    "UnitPower": ["MW": "megawatt", "kW": "kilowatt", "W": "watt", "mW": "milliwatt", "hp": "horsepower"],
    "UnitPressure": [
      "hPa": "hectopascal", "kPa": "kilopascal", "inHg": "inch-ofhg", "bar": "bar", "mbar": "millibar",
      "mmHg": "millimeter-ofhg", "psi": "pound-force-per-square-inch",
    ],
    "UnitAngle": [
      "°": "degree", "ʹ": "arc-minute", "ʹʹ": "arc-second", "rad": "radian", "rev": "revolution",
    ],
    "UnitFrequency": ["GHz": "gigahertz", "MHz": "megahertz", "kHz": "kilohertz", "Hz": "hertz"],
    "UnitInformationStorage": [
      "bit": "bit", "B": "byte", "kB": "kilobyte", "MB": "megabyte", "GB": "gigabyte", "TB": "terabyte",
      "PB": "petabyte", "kb": "kilobit", "Mb": "megabit", "Gb": "gigabit",
    ],
    "UnitFuelEfficiency": ["L/100km": "liter-per-100-kilometer", "mpg": "mile-per-gallon"],
    "UnitElectricCurrent": ["A": "ampere", "mA": "milliampere"],
    "UnitElectricPotentialDifference": ["V": "volt"],
    "UnitElectricResistance": ["Ω": "ohm"],
    "UnitAcceleration": ["m/s²": "meter-per-square-second", "g": "g-force"],
    "UnitIlluminance": ["lx": "lux"],
  ]
}
