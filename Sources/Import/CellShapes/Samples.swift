internal import Synchronization

/// A source of values to fill views with, always the same ones.
///
/// ```text
/// let samples = Samples(.long)
/// cell.configure(title: try samples.value("title"), date: try samples.value("date"))
/// ```
public final class Samples {
  /// The kind of the values.
  public enum Kind: Sendable {
    /// Short texts. Optional values are there.
    case short
    /// Texts that are longer than most places for them.
    case long
    /// Short texts, without optional values and elements of arrays.
    case absent
  }

  public let kind: Kind
  /// The way in which the values are chosen.
  let way: Way
  /// The name of the property or parameter that gets the next value.
  private(set) var name = ""
  /// The words of the type that is being made, and of the property that gets a value of this type.
  private var owner = SampleWords("")
  /// The number of the element in lists that is being made, from 0.
  private(set) var index = 0
  /// The number of values that are being made inside of one another.
  private var depth = 0

  public convenience init(_ kind: Kind) {
    self.init(kind, way: .usual)
  }

  init(_ kind: Kind, way: Way) {
    self.kind = kind
    self.way = way
  }

  /// Whether optional values and elements are left out, as they are in values that contain themselves.
  var isEmpty: Bool { depth > 6 || way == .sparse || (kind == .absent && way == .usual) }

  /// Returns a value for a property or parameter of a name. The name chooses among texts.
  ///
  /// Throws `SampleError` if no sample of the type can be made.
  public func value<Value>(_ name: String = "") throws -> Value {
    let outer = self.name
    if !name.isEmpty { self.name = name }
    depth += 1
    defer {
      depth -= 1
      self.name = outer
    }
    guard depth < 16, let value = try any(Value.self) as? Value else {
      throw SampleError(type: "\(Value.self)")
    }
    return value
  }

  /// Returns a value that an initialiser made, and throws if it made none.
  public func made<Value>(_ value: Value?) throws -> Value {
    guard let value else { throw SampleError(type: "\(Value.self)") }
    return value
  }

  /// Returns a value for a closure that cannot throw. Interrupts the work on the entry's view if no sample can be made.
  public func result<Value>(_ name: String = "") -> Value {
    do {
      return try value(name)
    } catch {
      InterruptibleWork.interrupt("\(error) for the result of \(name)")
    }
  }

  /// Returns the number of the case to choose among cases of an enumeration: the first one for short samples, the last
  /// one for long ones, and another case for each element of a list.
  public func choice(of count: Int) -> Int {
    kind == .long ? count - 1 - index % count : index % count
  }

  /// Sets a property of a value that is being made, if a sample of its type can be made.
  ///
  /// Values inside of others are filled four levels deep, because they may refer to one another.
  public func fill<Value>(_ name: String, _ set: (Value) -> Void) {
    guard depth <= Self.maximumFilledDepth, let value = try? self.value(name) as Value else { return }
    set(value)
  }

  private static let maximumFilledDepth = 4

  /// The text for the property or parameter that gets the next value.
  var text: String {
    if way == .numbers, Self.meaning(of: name) == nil { return "\(index + 1)" }
    return SampleText.text(for: name, of: owner, kind, at: index)
  }

  /// Returns the elements of a list: none where no sample of them can be made.
  func elements<Element>() -> [Element] {
    guard !isEmpty else { return [] }
    // More elements than the places of most lists are made in the outermost list only, as lists may have lists.
    let count = way == .complete && depth <= 3 ? 12 : 3
    let outer = index
    let list = name
    if Self.meaning(of: name) == nil { name = SampleWords.element(of: name) }
    defer { (index, name) = (outer, list) }
    var elements: [Element] = []
    for number in 0..<count {
      // Two elements of one list, or of two lists in a list, must not be equal where a view needs them to differ.
      index = outer * count + number
      guard let element = try? value() as Element else { return [] }
      elements.append(element)
    }
    return elements
  }

  private func any(_ type: Any.Type) throws -> Any? {
    let maker = Self.makers.withLock { $0[ObjectIdentifier(type)] }
    if maker == nil, let type = type as? any SampleValue.Type { return try type.sampleValue(self) }
    let outer = owner
    owner = SampleWords("\(type) \(name)")
    defer { owner = outer }
    guard let maker else { return try otherValue(of: type) }
    do {
      return try maker(self)
    } catch {
      guard let value = try? otherValue(of: type) else { throw error }
      return value
    }
  }

  /// Returns a value of a type for which no function was set.
  private func otherValue(of type: Any.Type) throws -> Any? {
    if type == Any.self { return text }
    if type == (any Error).self { return SampleError(type: "an error") }
    if let type = type as? any CaseIterable.Type, let first = Self.first(of: type) { return first }
    if let type = type as? any RawRepresentable.Type, let value = first(of: type) { return value }
    if let type = type as? any Decodable.Type { return try type.init(from: SampleDecoder(self)) }
    return nil
  }

  private static func first<Value: CaseIterable>(of type: Value.Type) -> Any? { type.allCases.first }

  /// Returns the value with the raw value 0 or 1, or the value with a sample's text.
  private func first<Value: RawRepresentable>(of type: Value.Type) -> Any? {
    if let text = text as? Value.RawValue { return Value(rawValue: text) }
    guard let number = Value.RawValue.self as? any FixedWidthInteger.Type else { return nil }
    return [number.init(0), number.init(1)].lazy
      .compactMap { ($0 as? Value.RawValue).flatMap(Value.init(rawValue:)) }.first
  }

  private typealias Maker = @Sendable (_ samples: Samples) throws -> Any

  private static let makers = Mutex<[ObjectIdentifier: Maker]>([:])

  /// Sets the function that makes the samples of a type for the whole program.
  ///
  /// ```text
  /// Samples.add(Note.self) { samples in try Note(title: samples.value("title")) }
  /// ```
  @MainActor public static func add<Value>(
    _ type: Value.Type, _ make: @escaping @MainActor (_ samples: Samples) throws -> Value
  ) {
    makers.withLock { makers in
      makers[ObjectIdentifier(type)] = { samples in
        // Views are filled on the main actor, so the samples and the value leave no actor.
        nonisolated(unsafe) let samples = samples
        nonisolated(unsafe) var value: Any?
        try MainActor.assumeIsolated { value = try make(samples) }
        return value as Any
      }
    }
  }
}
