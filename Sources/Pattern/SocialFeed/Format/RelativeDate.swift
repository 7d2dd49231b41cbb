import Foundation

/// A moment as a post shows it, relative to a given "now", in English and UTC.
enum RelativeDate {
  private static let months = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]

  private static let calendar: Calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    return calendar
  }()

  /// The text that replaces a missing date.
  static let unknown = "Unknown date"

  /// Returns "now", "5m", "2h", "Yesterday", "14 Mar" in the year of `now`, otherwise "14 Mar 2021".
  static func text(_ date: Date, now: Date) -> String {
    let seconds = now.timeIntervalSince(date)
    if seconds >= 0, seconds < 60 { return "now" }
    if seconds >= 0, seconds < 3_600 { return "\(Int(seconds / 60))m" }
    let days = day(of: now) - day(of: date)
    if seconds >= 0, days == 0 { return "\(Int(seconds / 3_600))h" }
    if days == 1 { return "Yesterday" }
    let parts = calendar.dateComponents([.year, .month, .day], from: date)
    guard let year = parts.year, let month = parts.month, let day = parts.day else { return unknown }
    let text = "\(day) \(months[month - 1])"
    return year == calendar.component(.year, from: now) ? text : "\(text) \(year)"
  }

  /// Returns the number of days since 1 January 1970.
  private static func day(of date: Date) -> Double {
    (date.timeIntervalSince1970 / 86_400).rounded(.down)
  }
}
