/// A class that says when it is about to change.
public protocol ObservableObject: AnyObject {
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never

  var objectWillChange: ObjectWillChangePublisher { get }
}

/// The publisher of an observable object's changes.
public final class ObservableObjectPublisher: Publisher {
  public typealias Output = Void
  public typealias Failure = Never

  private let subject = PassthroughSubject<Void, Never>()

  public init() {}

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Void, S.Failure == Never {
    subject.subscribe(subscriber)
  }

  public func send() { subject.send() }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// The publisher that the published properties of the object share.
  ///
  /// Unlike in Combine, an object without published properties makes a new publisher each time.
  public var objectWillChange: ObservableObjectPublisher {
    var mirror: Mirror? = Mirror(reflecting: self)
    var properties: [any ObservedProperty] = []
    while let current = mirror {
      properties += current.children.compactMap { $0.value as? any ObservedProperty }
      mirror = current.superclassMirror
    }
    let publisher = properties.lazy.compactMap(\.objectWillChange).first ?? ObservableObjectPublisher()
    for property in properties { property.observe(publisher) }
    return publisher
  }
}

extension ObservableObject {
  /// The publisher that published properties notify, if the object has one of the usual type.
  var ownPublisher: ObservableObjectPublisher? { objectWillChange as? ObservableObjectPublisher }
}

/// A property that notifies the publisher of its object.
protocol ObservedProperty {
  var objectWillChange: ObservableObjectPublisher? { get }
  func observe(_ publisher: ObservableObjectPublisher)
}

extension Published: ObservedProperty {
  var objectWillChange: ObservableObjectPublisher? { storage.objectWillChange }
  func observe(_ publisher: ObservableObjectPublisher) { storage.objectWillChange = publisher }
}
