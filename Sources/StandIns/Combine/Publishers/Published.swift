/// A property of a class that publishes each new value just before it is set.
@propertyWrapper
public struct Published<Value> {
  /// The value and its subscribers, which copies of the wrapper share.
  final class Storage {
    var value: Value
    lazy var subject = CurrentValueSubject<Value, Never>(value)
    /// The publisher of the object that has the property, after somebody asked for it.
    var objectWillChange: ObservableObjectPublisher?
    /// The subscriptions of `assign(to:)`, which end with the property.
    var assignments: [AnyCancellable] = []

    init(_ value: Value) {
      self.value = value
    }

    func set(_ newValue: Value) {
      objectWillChange?.send()
      subject.send(newValue)
      value = newValue
    }
  }

  let storage: Storage

  public init(initialValue: Value) {
    storage = Storage(initialValue)
  }

  public init(wrappedValue: Value) {
    storage = Storage(wrappedValue)
  }

  /// A publisher of the value, and of each new one.
  public struct Publisher: Combine.Publisher {
    public typealias Output = Value
    public typealias Failure = Never

    let storage: Storage

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
      storage.subject.subscribe(subscriber)
    }
  }

  public var projectedValue: Publisher {
    get { Publisher(storage: storage) }
    set {
      // `assign(to: &$value)` reads the publisher and writes it back.
    }
  }

  @available(*, unavailable, message: "@Published is only available on properties of classes")
  public var wrappedValue: Value {
    get { fatalError("a class has the property") }
    set { fatalError("a class has the property") }
  }

  public static subscript<EnclosingSelf: AnyObject>(
    _enclosingInstance object: EnclosingSelf,
    wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
    storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
  ) -> Value {
    get { object[keyPath: storageKeyPath].storage.value }
    set {
      let storage = object[keyPath: storageKeyPath].storage
      if storage.objectWillChange == nil, let observable = object as? any ObservableObject {
        storage.objectWillChange = observable.ownPublisher
      }
      storage.set(newValue)
    }
  }
}

extension Published: Encodable where Value: Encodable {
  public func encode(to encoder: any Encoder) throws { try storage.value.encode(to: encoder) }
}

extension Published: Decodable where Value: Decodable {
  public init(from decoder: any Decoder) throws {
    self.init(initialValue: try Value(from: decoder))
  }
}

extension Publisher where Failure == Never {
  /// Sets a published property to each value, as long as the property exists.
  public func assign(to published: inout Published<Output>.Publisher) {
    let storage = published.storage
    sink { [weak storage] in storage?.set($0) }.store(in: &storage.assignments)
  }
}
