public import Combine

/// An object whose changes change a view.
@propertyWrapper public struct ObservedObject<ObjectType: ObservableObject> {
  public var wrappedValue: ObjectType

  public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }
  public init(initialValue: ObjectType) { wrappedValue = initialValue }

  @dynamicMemberLookup public struct Wrapper {
    let object: ObjectType

    public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>)
      -> Binding<Subject>
    {
      Binding(get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
    }
  }

  public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }
}

/// An object that a view makes and owns.
@propertyWrapper public struct StateObject<ObjectType: ObservableObject> {
  private final class Storage {
    lazy var object = make()
    private let make: () -> ObjectType
    init(_ make: @escaping () -> ObjectType) { self.make = make }
  }

  private let storage: Storage

  public init(wrappedValue: @autoclosure @escaping () -> ObjectType) { storage = Storage(wrappedValue) }

  public var wrappedValue: ObjectType { storage.object }
  public var projectedValue: ObservedObject<ObjectType>.Wrapper { .init(object: storage.object) }
}

/// An object that a view above provides. Reading it traps, because no body runs.
@propertyWrapper public struct EnvironmentObject<ObjectType: ObservableObject> {
  public init() {}

  public var wrappedValue: ObjectType {
    preconditionFailure("CellSnap runs no SwiftUI, so there is no environment with \(ObjectType.self)")
  }
  public var projectedValue: ObservedObject<ObjectType>.Wrapper { .init(object: wrappedValue) }
}
