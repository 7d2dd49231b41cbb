import Foundation

/// Servers that speak Mastodon's API leave fields out, send null, or write numbers as strings: each of these
/// reads as the nearest value or as nil, and never throws.
extension KeyedDecodingContainer {
  func string(_ key: Key) -> String? {
    if let text = try? decodeIfPresent(String.self, forKey: key) { return text }
    if let number = try? decodeIfPresent(Int.self, forKey: key) { return String(number) }
    if let number = try? decodeIfPresent(Double.self, forKey: key) { return String(number) }
    return nil
  }

  func integer(_ key: Key) -> Int? {
    if let number = try? decodeIfPresent(Int.self, forKey: key) { return number }
    if let number = double(key) { return Int(exactly: number.rounded()) }
    return nil
  }

  func double(_ key: Key) -> Double? {
    if let number = try? decodeIfPresent(Double.self, forKey: key) { return number }
    guard let text = try? decodeIfPresent(String.self, forKey: key) else { return nil }
    return Double(text)
  }

  func boolean(_ key: Key) -> Bool? {
    if let value = try? decodeIfPresent(Bool.self, forKey: key) { return value }
    if let number = integer(key) { return number != 0 }
    return string(key).flatMap { Bool($0) }
  }

  /// A moment written in ISO 8601 with or without fractions of a second, or a day alone.
  func date(_ key: Key) -> Date? {
    guard let text = string(key) else { return nil }
    return (try? Date(text, strategy: Date.ISO8601FormatStyle()))
      ?? (try? Date(text, strategy: Date.ISO8601FormatStyle().year().month().day()))
  }

  /// The elements that can be decoded; the others are left out.
  func elements<Element: Decodable>(_ key: Key) -> [Element] {
    guard let attempts = try? decodeIfPresent([Attempt<Element>].self, forKey: key) else { return [] }
    return attempts.compactMap { try? $0.result.get() }
  }

  func value<Value: Decodable>(_ key: Key) -> Value? {
    (try? decodeIfPresent(Value.self, forKey: key)) ?? nil
  }

  /// Throws a `DecodingError` that names the key when there is no usable text under it.
  func requiredString(_ key: Key) throws -> String {
    guard let text = string(key), !text.isEmpty else {
      throw DecodingError.keyNotFound(
        key, .init(codingPath: codingPath, debugDescription: "\"\(key.stringValue)\" is missing"))
    }
    return text
  }
}

/// An element that decodes or keeps why it could not, so that the elements after it are still read.
struct Attempt<Value: Decodable>: Decodable {
  let result: Result<Value, any Error>

  init(from decoder: any Decoder) throws {
    result = Result { try Value(from: decoder) }
  }
}
