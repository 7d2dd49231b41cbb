import Foundation
import Synchronization
import Testing

@testable import UIKit

/// Tests that Foundation's current locale, calendar and time zone follow the device. The date of the texts is
/// 2001-09-09 01:46:40 UTC.
struct CurrentLocaleTests {
  private static let date = Date(timeIntervalSince1970: 1_000_000_000)

  private func speaking<Result>(_ language: String, _ body: () -> Result) -> Result {
    Device.using(Device(language: language), body)
  }

  @Test(arguments: [
    ("en", "en_US"), ("de", "de_DE"), ("ar", "ar_EG"), ("pt-BR", "pt_BR"), ("en-GB", "en_GB"),
    ("de-CH", "de_CH"),
    ("zh-Hant", "zh_Hant_TW"), ("sr-Latn", "sr_Latn_RS"), ("en-XA", "en_US"), ("xx", "xx"),
  ])
  func `a language without a region has the region of most speakers`(language: String, identifier: String) {
    #expect(speaking(language) { Locale.current.identifier } == identifier)
    #expect(speaking(language) { Locale.autoupdatingCurrent.identifier } == identifier)
    #expect(speaking(language) { NSLocale.current.identifier } == identifier)
  }

  @Test func `the preferred language has its region`() {
    #expect(speaking("de") { Locale.preferredLanguages } == ["de-DE"])
    #expect(speaking("zh-Hant") { Locale.preferredLanguages } == ["zh-Hant-TW"])
  }

  @Test(arguments: [("en", "1,234.5"), ("de", "1.234,5"), ("ar", "١٬٢٣٤٫٥")])
  func `numbers are written in the device's language`(language: String, text: String) {
    speaking(language) {
      let formatter = NumberFormatter()
      formatter.numberStyle = .decimal
      #expect(formatter.string(from: 1234.5) == text)
      #expect(1234.5.formatted(.number) == text)
      #expect(1234.5.formatted() == text)
    }
  }

  @Test(arguments: [("en", "9/9/2001,1:46AM"), ("de", "9.9.2001,1:46"), ("ar", "٩/٩/٢٠٠١،١:٤٦ص")])
  func `dates are formatted in the device's language`(language: String, text: String) {
    let written = speaking(language) { Self.date.formatted() }
    // Spaces and marks of directions differ between versions of ICU.
    let visible = written.unicodeScalars.filter {
      !$0.properties.isWhitespace && $0.properties.generalCategory != .format
    }
    #expect(String(String.UnicodeScalarView(visible)) == text)
  }

  @Test(arguments: [
    ("en", "Sunday, September 9, 2001"), ("de", "Sonntag, 9. September 2001"),
    ("fr", "dimanche 9 septembre 2001"),
  ])
  func `a date formatter without a locale has the device's`(language: String, text: String) {
    let written = speaking(language) {
      let formatter = DateFormatter()
      formatter.dateStyle = .full
      return formatter.string(from: Self.date)
    }
    #expect(written == text)
  }

  @Test(arguments: [("en", 1), ("de", 2), ("ar", 7)])
  func `the calendar has the first weekday of the region`(language: String, weekday: Int) {
    #expect(speaking(language) { Calendar.current.firstWeekday } == weekday)
    #expect(speaking(language) { Calendar.autoupdatingCurrent.firstWeekday } == weekday)
  }

  @Test func `the calendar is the one of the locale`() {
    #expect(speaking("th") { Calendar.current.identifier } == .buddhist)
    #expect(speaking("de") { Calendar.current.identifier } == .gregorian)
    #expect(speaking("de") { Calendar.current.monthSymbols.first } == "Januar")
  }

  @Test func `a device may have another locale than its language`() {
    var device = Device(language: "de")
    device.locale = "ar_EG"
    #expect(Device.using(device) { 12.formatted() } == "١٢")
    #expect(Device.using(device) { Locale.preferredLanguages } == ["de-DE"])
  }

  @Test func `a device may have a time zone`() {
    var device = Device()
    device.timeZone = "Asia/Kathmandu"
    Device.using(device) {
      #expect(TimeZone.current.identifier == "Asia/Kathmandu")
      #expect(NSTimeZone.local.identifier == "Asia/Kathmandu")
      // Kathmandu is 5 hours and 45 minutes ahead, so that it is 7:31 there.
      #expect(Calendar.current.component(.hour, from: Self.date) == 1 + 6)
      let formatter = DateFormatter()
      formatter.dateFormat = "HH:mm"
      #expect(formatter.string(from: Self.date) == "07:31")
    }
    #expect(TimeZone.current.secondsFromGMT() == 0)
  }

  @Test func `a thread without a device follows the main thread`() async {
    let identifier = await MainActor.run {
      speaking("de") {
        let found = Mutex("")
        let thread = Thread { found.withLock { $0 = Locale.current.identifier } }
        thread.start()
        while !thread.isFinished { usleep(100) }
        return found.withLock { $0 }
      }
    }
    #expect(identifier == "de_DE")
  }
}
