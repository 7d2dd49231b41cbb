internal import CellDrawing
internal import Foundation
package import FoundationEssentials

extension CurrentDevice {
  /// The identifier of the locale: the device's own, or the one of its language.
  var localeIdentifier: String { device.locale ?? Self.localeIdentifier(of: device.language) }

  var locale: Locale { Locale(identifier: localeIdentifier) }

  /// The time zone of the device. Without one, it is the process's, which is UTC unless the app set another.
  var timeZone: TimeZone { device.timeZone.flatMap { TimeZone(identifier: $0) } ?? NSTimeZone.default }

  /// The calendar that is usual in the locale, with the locale's first weekday.
  var calendar: Calendar {
    var calendar = locale.calendar
    calendar.locale = locale
    calendar.timeZone = timeZone
    return calendar
  }

  private static let identifiers = Mutex<[String: String]>([:])

  /// Returns the identifier of a language's locale. A language without a region gets the region where most of its
  /// speakers live: `de` becomes `de_DE`, and `zh-Hant` becomes `zh_Hant_TW`.
  static func localeIdentifier(of language: String) -> String {
    identifiers.withLock { identifiers in
      if let known = identifiers[language] { return known }
      let identifier = makeLocaleIdentifier(of: language)
      identifiers[language] = identifier
      return identifier
    }
  }

  private static func makeLocaleIdentifier(of tag: String) -> String {
    // The pseudolanguage is English, and its region is none.
    let tag = tag == Pseudolocale.language ? "en" : tag
    let language = Locale.Language(identifier: tag)
    let identifier = tag.replacing("-", with: "_")
    guard language.region == nil,
      let region = Locale.Language(identifier: language.maximalIdentifier).region
    else { return identifier }
    return "\(identifier)_\(region.identifier)"
  }
}

// `CellSnapLocalization` calls these functions by their names in place of Foundation's getters.

@_silgen_name("cellsnap_current_locale")
package func currentLocale() -> Locale { CurrentDevice.now.locale }

@_silgen_name("cellsnap_current_calendar")
package func currentCalendar() -> Calendar { CurrentDevice.now.calendar }

@_silgen_name("cellsnap_current_time_zone")
package func currentTimeZone() -> TimeZone { CurrentDevice.now.timeZone }

@_silgen_name("cellsnap_preferred_languages")
package func preferredLanguages() -> [String] {
  [CurrentDevice.localeIdentifier(of: Device.current.language).replacing("_", with: "-")]
}

@_cdecl("cellsnap_current_locale_name")
func currentLocaleName() -> UnsafePointer<CChar>? {
  CurrentDevice.characters(of: CurrentDevice.now.localeIdentifier)
}

@_cdecl("cellsnap_current_time_zone_name")
func currentTimeZoneName() -> UnsafePointer<CChar>? {
  Device.current.timeZone.flatMap(CurrentDevice.characters(of:))
}
