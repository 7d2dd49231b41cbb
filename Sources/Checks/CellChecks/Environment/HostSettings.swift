import Foundation

/// The settings of a machine that an entry may show by mistake: its time zone, its locale and its clock.
package struct HostSettings: Hashable, Sendable, Codable {
  /// One of the settings.
  enum Kind: CaseIterable {
    case timeZone, locale, clock
  }

  var timeZone = "UTC"
  var locale = "en_US"
  /// The time in seconds since 1970, which is 2025-01-15 10:20:30 UTC unless specified.
  var clock: Int64 = 1_736_936_430
  /// Whether an entry is drawn with the same settings for the second time.
  var isRepetition = false

  /// The settings that all others are compared with.
  static let usual = HostSettings()
  /// The usual settings once more. What differs then does not depend on settings.
  static let repetition = HostSettings(isRepetition: true)

  /// Settings that differ from the usual ones in one value each.
  ///
  /// One time zone has another date than UTC in the evening, one has another date in the morning, and one has other
  /// minutes. The locales have other separators, other digits and another calendar. The clock is 400 days, 7 hours, 13
  /// minutes and 17 seconds later.
  static let others: [HostSettings] =
    ["Asia/Kathmandu", "Pacific/Kiritimati", "Pacific/Pago_Pago"].map { HostSettings(timeZone: $0) }
    + ["de_DE", "ar_EG", "th_TH"].map { HostSettings(locale: $0) }
    + [HostSettings(clock: usual.clock + ((400 * 24 + 7) * 60 + 13) * 60 + 17)]

  /// The usual settings, twice, and all others.
  package static let all = [usual, repetition] + others

  /// The first setting that is not the usual one.
  var kind: Kind? {
    if timeZone != Self.usual.timeZone { return .timeZone }
    if locale != Self.usual.locale { return .locale }
    return clock == Self.usual.clock ? nil : .clock
  }

  /// The setting that differs from the usual one, in words: `the locale de_DE`.
  package var text: String {
    switch kind {
    case .timeZone: "the time zone \(timeZone)"
    case .locale: "the locale \(locale)"
    case .clock: "the clock at \(Date(timeIntervalSince1970: TimeInterval(clock)).formatted(.iso8601))"
    case nil: "the usual settings"
    }
  }
}
