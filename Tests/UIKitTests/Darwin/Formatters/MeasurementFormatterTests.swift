import Foundation
import Testing

@testable import UIKit

struct MeasurementFormatterTests {
  private func formatter(
    _ locale: String, _ style: Formatter.UnitStyle = .medium,
    _ options: MeasurementFormatter.UnitOptions = .providedUnit
  ) -> MeasurementFormatter {
    let formatter = MeasurementFormatter()
    formatter.locale = Locale(identifier: locale)
    formatter.unitStyle = style
    formatter.unitOptions = options
    return formatter
  }

  @Test func `a measurement has its unit in a language and a length`() {
    let distance = Measurement(value: 5.5, unit: UnitLength.kilometers)
    #expect(formatter("en_US").string(from: distance) == "5.5 km")
    #expect(formatter("de_DE").string(from: Measurement(value: 3, unit: UnitDuration.hours)) == "3 Std.")
    #expect(formatter("en_US", .short).string(from: distance) == "5.5km")
    #expect(formatter("en_US", .long).string(from: distance) == "5.5 kilometers")
    #expect(formatter("de_DE", .long).string(from: distance) == "5,5 Kilometer")
    #expect(
      formatter("ru_RU", .long).string(from: Measurement(value: 5, unit: UnitLength.kilometers))
        == "5 километров")
  }

  @Test func `a locale has its own units unless the measurement's is shown`() {
    let distance = Measurement(value: 5, unit: UnitLength.kilometers)
    #expect(formatter("en_US", .medium, []).string(from: distance) == "3.107 mi")
    #expect(formatter("de_DE", .medium, []).string(from: distance) == "5 km")
    let cold = Measurement(value: 0, unit: UnitTemperature.celsius)
    #expect(formatter("en_US", .medium, []).string(from: cold) == "32°F")
    #expect(formatter("en_US", .medium, .temperatureWithoutUnit).string(from: cold) == "32°")
    #expect(
      formatter("de_DE", .medium, .naturalScale).string(
        from: Measurement(value: 0.05, unit: UnitLength.kilometers))
        == "50 m")
  }

  @Test func `the number has its own formatter`() {
    let formatter = formatter("en_US")
    formatter.numberFormatter.maximumFractionDigits = 0
    #expect(formatter.string(from: Measurement(value: 1234.6, unit: UnitMass.grams)) == "1,235 g")
  }

  @Test func `a unit has a name without a number`() {
    #expect(formatter("en_US", .long).string(from: UnitLength.meters) == "meters")
    #expect(formatter("de_DE").string(from: UnitSpeed.kilometersPerHour) == "km/h")
  }

  @Test func `CLDR has each unit that has a name`() {
    for name in UnitNames.names.values.flatMap(\.values) {
      #expect(
        InternationalText.text(2, unit: name, .full, Locale(identifier: "en_US"))?.contains("2") == true)
    }
  }

  @Test func `a unit that CLDR does not know has its symbol`() {
    #expect(
      formatter("en_US").string(from: Measurement(value: 2, unit: Unit(symbol: "smiles"))) == "2 smiles")
  }
}
