import Foundation
import Testing

@testable import UIKit

struct DateComponentsFormatterTests {
  private func formatter(
    _ style: DateComponentsFormatter.UnitsStyle, _ units: NSCalendar.Unit = [.hour, .minute, .second],
    locale: String = "en_US"
  ) -> DateComponentsFormatter {
    let formatter = DateComponentsFormatter()
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = Locale(identifier: locale)
    formatter.calendar = calendar
    formatter.unitsStyle = style
    formatter.allowedUnits = units
    return formatter
  }

  @Test func `each style has its own names of units`() {
    let units: NSCalendar.Unit = [.minute, .second]
    #expect(formatter(.full, units).string(from: 543) == "9 minutes, 3 seconds")
    #expect(formatter(.abbreviated, units).string(from: 123) == "2m 3s")
    #expect(formatter(.short, units).string(from: 123) == "2 min, 3 sec")
    #expect(formatter(.spellOut, units).string(from: 123) == "two minutes, three seconds")
    #expect(formatter(.brief, units).string(from: 123) == "2min 3sec")
    #expect(formatter(.positional, units).string(from: 123) == "2:03")
  }

  @Test func `other languages have their own units`() {
    #expect(formatter(.full, locale: "de_DE").string(from: 3_660) == "1 Stunde und 1 Minute")
    #expect(formatter(.spellOut, locale: "de_DE").string(from: 7_500) == "zwei Stunden und fünf Minuten")
    #expect(formatter(.full, locale: "ru_RU").string(from: 7_500) == "2 часа 5 минут")
  }

  @Test func `positional units leave out leading zeros`() {
    #expect(formatter(.positional).string(from: 3_610) == "1:00:10")
    #expect(formatter(.positional).string(from: 600) == "10:00")
    #expect(formatter(.positional).string(from: 5) == "5")
    #expect(formatter(.positional).string(from: 0) == "0")
    #expect(formatter(.positional).string(from: -65) == "-1:05")
    #expect(formatter(.positional, [.day, .hour, .minute, .second]).string(from: 93_784) == "1d 2:03:04")
  }

  @Test func `the behaviour for zeros can be set`() {
    let padded = formatter(.positional)
    padded.zeroFormattingBehavior = .pad
    #expect(padded.string(from: 65) == "00:01:05")
    let leading = formatter(.abbreviated)
    leading.zeroFormattingBehavior = .dropLeading
    #expect(leading.string(from: 600) == "10m 0s")
    #expect(formatter(.abbreviated).string(from: 3_610) == "1h 10s")
    #expect(formatter(.full, [.hour, .minute]).string(from: 0) == "0 minutes")
  }

  @Test func `units that are not allowed are counted in others`() {
    #expect(formatter(.full, [.minute]).string(from: 7_200) == "120 minutes")
    #expect(
      formatter(.full, [.hour, .minute]).string(from: DateComponents(minute: 90)) == "1 hour, 30 minutes")
    let limited = formatter(.full)
    limited.maximumUnitCount = 1
    #expect(limited.string(from: 3_700) == "1 hour")
  }

  @Test func `months are counted by the calendar`() {
    let formatter = formatter(.full, [.month, .day])
    let start = Date(timeIntervalSinceReferenceDate: 0)
    #expect(formatter.string(from: start, to: start.addingTimeInterval(86_400 * 33)) == "1 month, 2 days")
  }
}
