public import Foundation

/// A value of the surroundings of a view.
@propertyWrapper public struct Environment<Value> {
  private let keyPath: KeyPath<EnvironmentValues, Value>

  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { self.keyPath = keyPath }

  public var wrappedValue: Value { EnvironmentValues()[keyPath: keyPath] }
}

public protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

/// The values of the surroundings of a view. They are the defaults, because no view sets others.
public struct EnvironmentValues {
  private var values: [ObjectIdentifier: Any] = [:]

  public init() {}

  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  public var colorScheme = ColorScheme.light
  public var layoutDirection = LayoutDirection.leftToRight
  public var dynamicTypeSize = DynamicTypeSize.large
  public var sizeCategory = ContentSizeCategory.large
  public var horizontalSizeClass: UserInterfaceSizeClass?
  public var verticalSizeClass: UserInterfaceSizeClass?
  public var locale = Locale.current
  public var calendar = Calendar.current
  public var timeZone = TimeZone.current
  public var font: Font?
  public var isEnabled = true
  public var isFocused = false
  public var displayScale: CGFloat = 2
  public var pixelLength: CGFloat = 0.5
  public var lineLimit: Int?
  public var scenePhase = ScenePhase.active
  public var redactionReasons: RedactionReasons = []
  public var accessibilityReduceMotion = false
  public var presentationMode: Binding<PresentationMode> { .constant(PresentationMode()) }
  public var dismiss: DismissAction { DismissAction() }
  public var openURL = OpenURLAction { _ in .discarded }
  public var editMode: Binding<EditMode>?
}

public enum ScenePhase: Comparable, Hashable, Sendable { case background, inactive, active }
public enum EditMode: Hashable, Sendable {
  case inactive, transient, active
  public var isEditing: Bool { self != .inactive }
}

public enum ContentSizeCategory: Hashable, CaseIterable, Sendable {
  case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
  case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge, accessibilityExtraExtraLarge
  case accessibilityExtraExtraExtraLarge

  public var isAccessibilityCategory: Bool {
    switch self {
    case .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge,
      .accessibilityExtraExtraExtraLarge:
      true
    default: false
    }
  }
}

public struct RedactionReasons: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let placeholder = RedactionReasons(rawValue: 1)
  public static let privacy = RedactionReasons(rawValue: 2)
}

public struct PresentationMode: Sendable {
  public var isPresented: Bool { false }
  public mutating func dismiss() {}
}

public struct DismissAction: Sendable {
  public func callAsFunction() {}
}

/// The opening of an address by a closure.
public struct OpenURLAction {
  public enum Result: Sendable {
    case handled
    case discarded
    case systemAction
  }

  private let handler: (URL) -> Result

  public init(handler: @escaping (URL) -> Result) {
    self.handler = handler
  }

  public func callAsFunction(_ url: URL) { _ = handler(url) }

  /// Opens an address, and tells `completion` whether the handler took it.
  public func callAsFunction(_ url: URL, completion: (Bool) -> Void) { completion(handler(url) == .handled) }
}
