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
  /// The name of the property or parameter that gets the next value.
  private(set) var name = ""
  /// The number of values that are being made inside of one another.
  private var depth = 0

  public init(_ kind: Kind) {
    self.kind = kind
  }

  /// Whether optional values and elements are left out, as they are in values that contain themselves.
  var isEmpty: Bool { kind == .absent || depth > 6 }

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

  /// Sets a property of a value that is being made, if a sample of its type can be made.
  ///
  /// Values inside of others are filled four levels deep, because they may refer to one another.
  public func fill<Value>(_ name: String, _ set: (Value) -> Void) {
    guard depth <= Self.maximumFilledDepth, let value: Value = try? self.value(name) else { return }
    set(value)
  }

  private static let maximumFilledDepth = 4

  private func any(_ type: Any.Type) throws -> Any? {
    if let maker = Self.makers.withLock({ $0[ObjectIdentifier(type)] }) { return try maker(self) }
    return try (type as? any SampleValue.Type)?.sampleValue(self)
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
