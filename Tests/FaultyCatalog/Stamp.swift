import CellCommandLine
import Foundation
import UIKit

/// A label with a date that is written as many apps do it. The entries are there where the environment variable `STAMPS`
/// is set.
final class Stamp: UIView {
  let dateLabel = UILabel()

  init(_ text: String) {
    super.init(frame: CGRect(x: 0, y: 0, width: 60, height: 20))
    dateLabel.text = text
    dateLabel.frame = bounds
    addSubview(dateLabel)
  }

  required init?(coder: NSCoder) { nil }

  /// A formatter that the process makes once, in the locale that it then has.
  private static let formatter: NumberFormatter = {
    let formatter = NumberFormatter()
    formatter.numberStyle = .decimal
    return formatter
  }()

  /// A sample that the process makes once, at the time that it then is.
  private static let sample = Date()

  private static let fixed: DateFormatter = {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US")
    formatter.timeZone = TimeZone(identifier: "UTC")
    formatter.dateFormat = "yyyy"
    return formatter
  }()

  /// The number 1234.5 and 1970-01-01 in the current locale, by formatters that are made each time.
  private static var current: [String] {
    let (number, date) = (NumberFormatter(), DateFormatter())
    number.numberStyle = .decimal
    date.dateStyle = .full
    let day = Date(timeIntervalSince1970: 0)
    return [
      number.string(from: 1234.5) ?? "", 1234.5.formatted(.number), date.string(from: day),
      day.formatted(.dateTime.month(.wide)), "\(Calendar.current.firstWeekday)",
      Locale.current.language.languageCode?.identifier ?? "",
    ]
  }

  static var entries: [CatalogEntry] {
    let year = fixed.string(from: sample)
    return [
      CatalogEntry("Stamps/formatter") { Stamp(formatter.string(from: 1234.5) ?? "") },
      CatalogEntry("Stamps/current") { Stamp(current.joined(separator: " ")) },
      CatalogEntry("Stamps/sample") { Stamp(year) },
      CatalogEntry("Stamps/fixed") { Stamp(fixed.string(from: Date(timeIntervalSince1970: 0))) },
      CatalogEntry("Stamps/crash") {
        if Locale.current.identifier == "ar_EG" { fatalError("no such digits") }
        return Stamp("safe")
      },
    ]
  }
}
