import Foundation

/// The fields of an object that a server sent.
///
/// Servers with Mastodon's API omit fields, send null, or write numbers as strings. Each of these reads as the
/// nearest value or as nil, and never throws. A value that is longer than its limit is cut and noted in the
/// decoder's `CutFields`.
struct LenientFields<Key: CodingKey> {
  private let container: KeyedDecodingContainer<Key>
  private let cutFields: CutFields?

  /// Reads an object. Throws a `DecodingError` if the value is not an object.
  init(of decoder: any Decoder, keyedBy type: Key.Type) throws {
    container = try decoder.container(keyedBy: type)
    cutFields = decoder.userInfo[.cutFields] as? CutFields
  }

  func contains(_ key: Key) -> Bool { container.contains(key) }

  func string(_ key: Key, atMost limit: LongestText = .line) -> String? {
    if let text = try? container.decodeIfPresent(String.self, forKey: key) {
      return limited(text, limit.rawValue, key)
    }
    if let number = try? container.decodeIfPresent(Int.self, forKey: key) { return String(number) }
    if let number = try? container.decodeIfPresent(Double.self, forKey: key) { return String(number) }
    return nil
  }

  /// Returns a URL as it is written.
  func address(_ key: Key) -> String? { string(key, atMost: .address) }

  func integer(_ key: Key) -> Int? {
    if let number = try? container.decodeIfPresent(Int.self, forKey: key) { return number }
    if let number = double(key) { return Int(exactly: number.rounded()) }
    return nil
  }

  /// Returns a count, at least 0.
  func count(_ key: Key) -> Int? { integer(key).map { max(0, $0) } }

  func double(_ key: Key) -> Double? {
    if let number = try? container.decodeIfPresent(Double.self, forKey: key) { return number }
    return string(key).flatMap { Double($0) }
  }

  func boolean(_ key: Key) -> Bool? {
    if let value = try? container.decodeIfPresent(Bool.self, forKey: key) { return value }
    if let number = integer(key) { return number != 0 }
    return string(key).flatMap { Bool($0) }
  }

  /// Returns a moment in ISO 8601, or a day without a time.
  func date(_ key: Key) -> Date? {
    guard let text = string(key) else { return nil }
    return (try? Date(text, strategy: Date.ISO8601FormatStyle()))
      ?? (try? Date(text, strategy: Date.ISO8601FormatStyle().year().month().day()))
  }

  /// Returns the elements that can be decoded. Others are skipped.
  func elements<Element: Decodable>(_ key: Key, atMost limit: LongestList = .usual) -> [Element] {
    guard var list = try? container.nestedUnkeyedContainer(forKey: key) else { return [] }
    if let count = list.count, count > limit.rawValue {
      note(key, count: count, of: "elements", limit: limit.rawValue)
    }
    var elements: [Element] = []
    while !list.isAtEnd, list.currentIndex < limit.rawValue {
      guard let attempt = try? list.decode(Attempt<Element>.self) else { break }
      if let element = try? attempt.result.get() { elements.append(element) }
    }
    return elements
  }

  func value<Value: Decodable>(_ key: Key) -> Value? {
    (try? container.decodeIfPresent(Value.self, forKey: key)) ?? nil
  }

  /// Returns a value. Throws a `DecodingError` that says what is wrong with it.
  func requiredValue<Value: Decodable>(_ key: Key) throws -> Value {
    try container.decode(Value.self, forKey: key)
  }

  /// Returns a text. Throws a `DecodingError` that names the key if there is no usable text under it.
  func requiredString(_ key: Key, atMost limit: LongestText = .line) throws -> String {
    guard let text = string(key, atMost: limit), !text.isEmpty else {
      throw DecodingError.keyNotFound(
        key, .init(codingPath: container.codingPath, debugDescription: "\"\(key.stringValue)\" is missing"))
    }
    return text
  }

  private func limited(_ text: String, _ limit: Int, _ key: Key) -> String {
    // No text has more scalars than bytes, and the number of bytes is already known.
    guard text.utf8.count > limit else { return text }
    let scalars = text.unicodeScalars
    guard let end = scalars.index(scalars.startIndex, offsetBy: limit, limitedBy: scalars.endIndex),
      end < scalars.endIndex
    else { return text }
    note(key, count: scalars.count, of: "characters", limit: limit)
    return String(scalars[..<end])
  }

  private func note(_ key: Key, count: Int, of unit: String, limit: Int) {
    cutFields?.insert(path: container.codingPath + [key], count: count, of: unit, limit: limit)
  }
}

/// An element that was decoded, or the error. So the elements after a broken one are still read.
struct Attempt<Value: Decodable>: Decodable {
  let result: Result<Value, any Error>

  init(from decoder: any Decoder) throws {
    result = Result { try Value(from: decoder) }
  }
}
