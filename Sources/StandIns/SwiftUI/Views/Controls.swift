public import Foundation

public struct ButtonRole: Hashable, Sendable {
  private let name: String
  public static let destructive = ButtonRole(name: "destructive")
  public static let cancel = ButtonRole(name: "cancel")
}

public struct Button<Label: View>: PrimitiveView {
  public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {}
  public init(role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {}
  public init(_ configuration: PrimitiveButtonStyleConfiguration) where Label == AnyView {}
}

extension Button where Label == Text {
  public init(_ key: LocalizedStringKey, action: @escaping @MainActor () -> Void) {}
  public init(_ key: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void) {}
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) {}
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void) {}
}

public struct Label<Title: View, Icon: View>: PrimitiveView {
  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {}
}

extension Label where Title == Text, Icon == Image {
  public init(_ key: LocalizedStringKey, systemImage: String) {}
  public init(_ key: LocalizedStringKey, image: String) {}
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, systemImage: String) {}
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, image: String) {}
}

public struct Toggle<Label: View>: PrimitiveView {
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {}
}

extension Toggle where Label == Text {
  public init(_ key: LocalizedStringKey, isOn: Binding<Bool>) {}
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {}
}

public struct Slider: PrimitiveView {
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, step: V = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {}
}

public struct Stepper<Label: View>: PrimitiveView {
  public init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label
  ) {}
}

public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: PrimitiveView {
  public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {}
  public init(selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content) {}
}

extension Picker where Label == Text {
  public init(
    _ key: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {}
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {}
}

public struct DatePicker<Label: View>: PrimitiveView {
  public init(
    selection: Binding<Date>, displayedComponents: DatePickerComponents = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {}
}

public struct DatePickerComponents: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let hourAndMinute = DatePickerComponents(rawValue: 1)
  public static let date = DatePickerComponents(rawValue: 2)
}

public struct ProgressView<Label: View>: PrimitiveView {
  public init() where Label == EmptyView {}
  public init(@ViewBuilder label: () -> Label) {}
  public init(_ key: LocalizedStringKey) where Label == Text {}
  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1) where Label == EmptyView {}
}

public struct Link<Label: View>: PrimitiveView {
  public init(destination: URL, @ViewBuilder label: () -> Label) {}
}

extension Link where Label == Text {
  public init(_ key: LocalizedStringKey, destination: URL) {}
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, destination: URL) {}
}

public struct Menu<Label: View, Content: View>: PrimitiveView {
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {}
}

extension Menu where Label == Text {
  public init(_ key: LocalizedStringKey, @ViewBuilder content: () -> Content) {}
}

public struct DisclosureGroup<Label: View, Content: View>: PrimitiveView {
  public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {}
  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
  ) {}
}

public struct GroupBox<Label: View, Content: View>: PrimitiveView {
  public init(@ViewBuilder content: () -> Content) where Label == EmptyView {}
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {}
}

public struct EditButton: PrimitiveView {
  public init() {}
}
