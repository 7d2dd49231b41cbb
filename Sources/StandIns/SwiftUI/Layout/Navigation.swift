public struct NavigationView<Content: View>: PrimitiveView {
  public init(@ViewBuilder content: () -> Content) {}
}

public struct NavigationStack<Data, Root: View>: PrimitiveView {
  public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {}
  public init(path: Binding<Data>, @ViewBuilder root: () -> Root) {}
}

public struct NavigationPath: Sendable {
  public init() {}
  public var count: Int { 0 }
  public var isEmpty: Bool { true }
  public mutating func append<V: Hashable>(_ value: V) {}
  public mutating func removeLast(_ k: Int = 1) {}
}

public struct NavigationLink<Label: View, Destination: View>: PrimitiveView {
  public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {}
  public init(destination: Destination, @ViewBuilder label: () -> Label) {}
  public init(destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label) {}
  public init(
    isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
  ) {}
  public init<V: Hashable>(
    tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) {}
  public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) where Destination == Never {}
}

extension NavigationLink where Label == Text {
  public init(_ key: LocalizedStringKey, destination: Destination) {}
  public init(_ key: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {}
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, destination: Destination) {}
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder destination: () -> Destination) {}
}

public struct TabView<SelectionValue: Hashable, Content: View>: PrimitiveView {
  public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {}
  public init(@ViewBuilder content: () -> Content) where SelectionValue == Int {}
}
