import Foundation
import Testing

@testable import UIKit

struct RelativeDateTimeFormatterTests {
  private func formatter(
    _ locale: String, _ style: RelativeDateTimeFormatter.DateTimeStyle = .numeric,
    _ units: RelativeDateTimeFormatter.UnitsStyle = .full
  ) -> RelativeDateTimeFormatter {
    let formatter = RelativeDateTimeFormatter()
    formatter.locale = Locale(identifier: locale)
    formatter.dateTimeStyle = style
    formatter.unitsStyle = units
    return formatter
  }

  @Test(arguments: [
    ("en_US", -7_200.0, "2 hours ago"), ("en_US", 86_400, "in 1 day"), ("de_DE", -7_200, "vor 2 Stunden"),
    ("ru_RU", -300, "5 минут назад"), ("ru_RU", -120, "2 минуты назад"), ("ar_EG", -7_200, "قبل ساعتين"),
    ("ja_JP", -604_800, "1 週間前"), ("en_US", 0, "in 0 seconds"),
  ])
  func `a distance is written with its largest unit`(locale: String, interval: Double, text: String) {
    #expect(formatter(locale).localizedString(fromTimeInterval: interval) == text)
  }

  @Test(arguments: [
    ("en_US", -86_400.0, "yesterday"), ("de_DE", 86_400, "morgen"), ("ru_RU", -86_400, "вчера"),
    ("en_US", 0, "now"), ("en_US", -604_800, "last week"), ("en_US", -7_200, "2 hours ago"),
  ])
  func `a near day has a name`(locale: String, interval: Double, text: String) {
    #expect(formatter(locale, .named).localizedString(fromTimeInterval: interval) == text)
  }

  @Test func `units are long, short or spelled out`() {
    func text(_ units: RelativeDateTimeFormatter.UnitsStyle) -> String {
      formatter("en_US", .numeric, units).localizedString(from: DateComponents(month: -2))
    }
    #expect(text(.full) == "2 months ago")
    #expect(text(.spellOut) == "two months ago")
    #expect(text(.short) == "2 mo. ago")
    #expect(text(.abbreviated) == "2mo ago")
  }

  @Test func `two dates are compared by the calendar`() throws {
    let formatter = formatter("en_US")
    formatter.calendar = Calendar(identifier: .gregorian)
    let start = Date(timeIntervalSinceReferenceDate: 0)
    let end = try #require(formatter.calendar.date(byAdding: .month, value: 1, to: start))
    #expect(formatter.localizedString(for: end, relativeTo: start) == "in 1 month")
  }

  @Test func `a sentence may begin with it`() {
    let formatter = formatter("en_US", .named)
    formatter.formattingContext = .beginningOfSentence
    #expect(formatter.localizedString(from: DateComponents(day: -1)) == "Yesterday")
  }
}
