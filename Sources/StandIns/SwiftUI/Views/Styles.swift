/// The parts of a button that a style arranges.
public struct ButtonStyleConfiguration {
  public let role: ButtonRole?
  public let label: AnyView
  public let isPressed: Bool
}

public struct PrimitiveButtonStyleConfiguration {
  public let role: ButtonRole?
  public let label: AnyView
  public func trigger() {}
}

/// The parts of a control that a style arranges.
public struct LabelStyleConfiguration {
  public let title: AnyView
  public let icon: AnyView
}

public struct ToggleStyleConfiguration {
  public let label: AnyView
  @Binding public var isOn: Bool
}

@preconcurrency @MainActor public protocol ButtonStyle {
  associatedtype Body: View
  typealias Configuration = ButtonStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

@preconcurrency @MainActor public protocol PrimitiveButtonStyle {
  associatedtype Body: View
  typealias Configuration = PrimitiveButtonStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

@preconcurrency @MainActor public protocol LabelStyle {
  associatedtype Body: View
  typealias Configuration = LabelStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

@preconcurrency @MainActor public protocol ToggleStyle {
  associatedtype Body: View
  typealias Configuration = ToggleStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The style of a control, by its name.
public struct StandardStyle: PrimitiveButtonStyle, LabelStyle, ToggleStyle, ControlStyle {
  public typealias Body = AnyView

  nonisolated public init() {}
  nonisolated public init(tint: Color) {}

  public func makeBody(configuration: PrimitiveButtonStyleConfiguration) -> AnyView { configuration.label }
  public func makeBody(configuration: LabelStyleConfiguration) -> AnyView { configuration.title }
  public func makeBody(configuration: ToggleStyleConfiguration) -> AnyView { configuration.label }
}

extension PrimitiveButtonStyle where Self == StandardStyle {
  public static var automatic: Self { Self() }
  public static var plain: Self { Self() }
  public static var bordered: Self { Self() }
  public static var borderedProminent: Self { Self() }
  public static var borderless: Self { Self() }
}

extension LabelStyle where Self == StandardStyle {
  public static var automatic: Self { Self() }
  public static var iconOnly: Self { Self() }
  public static var titleOnly: Self { Self() }
  public static var titleAndIcon: Self { Self() }
}

extension ToggleStyle where Self == StandardStyle {
  public static var automatic: Self { Self() }
  public static var `switch`: Self { Self() }
  public static var button: Self { Self() }
}

/// The style of lists, pickers, text fields and other controls that apps only name.
public protocol ControlStyle {}

/// A style of text fields that an app makes.
public protocol TextFieldStyle: ControlStyle {}

extension TextFieldStyle {
  public typealias _Label = AnyView
}

/// The parts of a progress view that a style arranges.
public struct ProgressViewStyleConfiguration {
  public let fractionCompleted: Double?
  public let label: AnyView?
  public let currentValueLabel: AnyView?
}

/// A style of progress views that an app makes.
@preconcurrency @MainActor public protocol ProgressViewStyle: ControlStyle {
  associatedtype Body: View
  typealias Configuration = ProgressViewStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension ControlStyle where Self == StandardStyle {
  public static var automatic: Self { Self() }
  public static var plain: Self { Self() }
  public static var grouped: Self { Self() }
  public static var inset: Self { Self() }
  public static var insetGrouped: Self { Self() }
  public static var sidebar: Self { Self() }
  public static var stack: Self { Self() }
  public static var columns: Self { Self() }
  public static var segmented: Self { Self() }
  public static var menu: Self { Self() }
  public static var wheel: Self { Self() }
  public static var inline: Self { Self() }
  public static var page: Self { Self() }
  public static var roundedBorder: Self { Self() }
  public static var circular: Self { Self() }
  public static var linear: Self { Self() }
  public static var compact: Self { Self() }
  public static var graphical: Self { Self() }
}

public typealias PlainButtonStyle = StandardStyle
public typealias BorderlessButtonStyle = StandardStyle
public typealias PlainListStyle = StandardStyle
public typealias GroupedListStyle = StandardStyle
public typealias InsetGroupedListStyle = StandardStyle
public typealias StackNavigationViewStyle = StandardStyle
public typealias SegmentedPickerStyle = StandardStyle
public typealias RoundedBorderTextFieldStyle = StandardStyle
public typealias PlainTextFieldStyle = StandardStyle
public typealias CircularProgressViewStyle = StandardStyle
public typealias LinearProgressViewStyle = StandardStyle
public typealias PageTabViewStyle = StandardStyle
public typealias SwitchToggleStyle = StandardStyle
public typealias WheelPickerStyle = StandardStyle
public typealias MenuPickerStyle = StandardStyle
public typealias InlinePickerStyle = StandardStyle
public typealias DefaultPickerStyle = StandardStyle
public typealias GraphicalDatePickerStyle = StandardStyle
public typealias WheelDatePickerStyle = StandardStyle
public typealias CompactDatePickerStyle = StandardStyle
public typealias DefaultButtonStyle = StandardStyle
public typealias BorderedButtonStyle = StandardStyle
public typealias BorderedProminentButtonStyle = StandardStyle
public typealias InsetListStyle = StandardStyle
public typealias SidebarListStyle = StandardStyle
public typealias DefaultListStyle = StandardStyle
public typealias IconOnlyLabelStyle = StandardStyle
public typealias TitleOnlyLabelStyle = StandardStyle
public typealias TitleAndIconLabelStyle = StandardStyle
public typealias DefaultNavigationViewStyle = StandardStyle
public typealias ColumnNavigationViewStyle = StandardStyle
