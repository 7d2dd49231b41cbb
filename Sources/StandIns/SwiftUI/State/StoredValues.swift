public import Foundation

/// A value of the user defaults.
@propertyWrapper public struct AppStorage<Value> {
  private let state: State<Value>

  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    state = State(wrappedValue: wrappedValue)
  }

  public var wrappedValue: Value {
    get { state.wrappedValue }
    nonmutating set { state.wrappedValue = newValue }
  }
  public var projectedValue: Binding<Value> { state.projectedValue }
}

/// Whether a view has the focus. None has it.
@propertyWrapper public struct FocusState<Value: Hashable> {
  private let state: State<Value>

  public init() where Value == Bool { state = State(wrappedValue: false) }
  public init<T: Hashable>() where Value == T? { state = State(wrappedValue: nil) }

  public var wrappedValue: Value {
    get { state.wrappedValue }
    nonmutating set { state.wrappedValue = newValue }
  }

  @propertyWrapper public struct Binding {
    let state: State<Value>
    public var wrappedValue: Value {
      get { state.wrappedValue }
      nonmutating set { state.wrappedValue = newValue }
    }
    public var projectedValue: Binding { self }
  }

  public var projectedValue: Binding { Binding(state: state) }
}

/// A value that lasts as long as a gesture.
@propertyWrapper public struct GestureState<Value> {
  public let wrappedValue: Value

  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  public init(initialValue: Value) { wrappedValue = initialValue }

  public var projectedValue: GestureState<Value> { self }
}

/// A length that grows with the size of texts.
@propertyWrapper public struct ScaledMetric<Value: BinaryFloatingPoint> {
  public let wrappedValue: Value

  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  public init(wrappedValue: Value, relativeTo style: Font.TextStyle) { self.wrappedValue = wrappedValue }
}

/// A name of its own for each view.
@propertyWrapper public struct Namespace {
  public struct ID: Hashable, Sendable {
    private let id = UUID()
  }

  public let wrappedValue = ID()

  public init() {}
}

public protocol PreferenceKey {
  associatedtype Value
  static var defaultValue: Value { get }
  static func reduce(value: inout Value, nextValue: () -> Value)
}
