/// A decoder that reads samples, for types whose values only their own `init(from:)` makes.
struct SampleDecoder: Decoder {
  private let samples: Samples
  let codingPath: [any CodingKey]
  let userInfo: [CodingUserInfoKey: Any] = [:]

  init(_ samples: Samples, at path: [any CodingKey] = []) {
    self.samples = samples
    codingPath = path
  }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedDecodingContainer<Key> {
    KeyedDecodingContainer(Keyed<Key>(samples: samples, codingPath: codingPath))
  }

  func unkeyedContainer() -> any UnkeyedDecodingContainer { List(samples: samples, codingPath: codingPath) }

  func singleValueContainer() -> any SingleValueDecodingContainer {
    Single(samples: samples, codingPath: codingPath)
  }

  /// The values by their keys. Each key of a type is there.
  private struct Keyed<Key: CodingKey>: KeyedDecodingContainerProtocol {
    let samples: Samples
    let codingPath: [any CodingKey]
    var allKeys: [Key] { [] }

    func contains(_ key: Key) -> Bool { true }
    func decodeNil(forKey key: Key) -> Bool { samples.isEmpty }

    func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
      try samples.value(key.stringValue)
    }

    func nestedContainer<Nested: CodingKey>(
      keyedBy type: Nested.Type, forKey key: Key
    ) -> KeyedDecodingContainer<Nested> {
      SampleDecoder(samples, at: codingPath + [key]).container(keyedBy: type)
    }

    func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedDecodingContainer {
      SampleDecoder(samples, at: codingPath + [key]).unkeyedContainer()
    }

    func superDecoder() -> any Decoder { SampleDecoder(samples, at: codingPath) }
    func superDecoder(forKey key: Key) -> any Decoder { SampleDecoder(samples, at: codingPath + [key]) }
  }

  /// A list of three values.
  private struct List: UnkeyedDecodingContainer {
    let samples: Samples
    let codingPath: [any CodingKey]
    private(set) var currentIndex = 0

    init(samples: Samples, codingPath: [any CodingKey]) {
      self.samples = samples
      self.codingPath = codingPath
    }

    var count: Int? { samples.isEmpty ? 0 : 3 }
    var isAtEnd: Bool { currentIndex >= count ?? 0 }

    mutating func decodeNil() -> Bool { false }

    mutating func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
      currentIndex += 1
      return try samples.value()
    }

    mutating func nestedContainer<Nested: CodingKey>(
      keyedBy type: Nested.Type
    ) -> KeyedDecodingContainer<Nested> {
      currentIndex += 1
      return SampleDecoder(samples, at: codingPath).container(keyedBy: type)
    }

    mutating func nestedUnkeyedContainer() -> any UnkeyedDecodingContainer {
      currentIndex += 1
      return SampleDecoder(samples, at: codingPath).unkeyedContainer()
    }

    mutating func superDecoder() -> any Decoder {
      currentIndex += 1
      return SampleDecoder(samples, at: codingPath)
    }
  }

  /// One value.
  private struct Single: SingleValueDecodingContainer {
    let samples: Samples
    let codingPath: [any CodingKey]

    func decodeNil() -> Bool { samples.isEmpty }
    func decode<Value: Decodable>(_ type: Value.Type) throws -> Value { try samples.value() }
  }
}
