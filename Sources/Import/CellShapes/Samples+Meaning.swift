internal import Foundation
internal import Synchronization

extension Samples {
  /// The meaning of a text, according to the code that reads it.
  public enum Meaning: Sendable, Hashable {
    /// An address of the network.
    case address
    /// A colour, such as `#3478F6`.
    case color
    /// A date in the format of a formatter, such as `yyyy-MM-dd`.
    case date(format: String)
    /// A decimal number.
    case decimal
    case html
    /// A universally unique identifier.
    case identifier
    case integer
    /// A date as `ISO8601DateFormatter` reads it, such as `2024-03-12T10:30:00Z`.
    case isoDate(hasFractions: Bool)
    /// The name of a symbol.
    case symbol
    /// This text, such as the name of an image of the app.
    case text(String)
  }

  private static let meanings = Mutex<[String: Meaning]>([:])

  /// Says what the texts of a name are for the whole program. The name is of a property, a parameter, or a coding
  /// key: `release_date` is `releaseDate`, too.
  public static func use(_ name: String, as meaning: Meaning) {
    meanings.withLock { $0[SampleWords(name).joined] = meaning }
  }

  /// Returns what the texts of a name are; nil if no code reads them.
  static func meaning(of name: String) -> Meaning? {
    let joined = SampleWords(name).joined
    return joined.isEmpty ? nil : meanings.withLock { $0[joined] }
  }
}

extension Samples.Meaning {
  /// Returns a text with this meaning.
  ///
  /// - Parameter index: The number of the element in lists that the text is for, from 0.
  func text(at index: Int) -> String {
    switch self {
    case .address: SampleText.address(at: index)
    case .color: "#3478F6"
    case .date(let format): Self.text(of: SampleDate.date(at: index), format: format)
    case .decimal: "12.5"
    case .html: "<p>A text with <b>bold</b> words.</p>"
    case .identifier: SampleText.identifier(at: index).uuidString
    case .integer: "\(3 + index)"
    case .isoDate(let hasFractions):
      Self.text(
        of: SampleDate.date(at: index),
        format: hasFractions ? "yyyy-MM-dd'T'HH:mm:ss.SSS'Z'" : "yyyy-MM-dd'T'HH:mm:ss'Z'")
    case .symbol: "star.fill"
    case .text(let text): text
    }
  }

  private static func text(of date: Date, format: String) -> String {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.timeZone = .gmt
    formatter.dateFormat = format
    return formatter.string(from: date)
  }
}

/// The dates of samples.
enum SampleDate {
  /// The 12th of March 2024 at 10:30 in UTC, in seconds since 1970.
  static let seconds = 1_710_239_400

  /// Returns the date of an element in lists. Each element is a day earlier than the one before.
  static func date(at index: Int) -> Date {
    Date(timeIntervalSince1970: Double(seconds(at: index)))
  }

  static func seconds(at index: Int) -> Int { seconds - index * 86_400 }
}
