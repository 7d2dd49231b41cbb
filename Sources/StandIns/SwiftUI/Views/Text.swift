public import Foundation

/// A text.
public struct Text: PrimitiveView, Equatable {
  let text: String

  nonisolated public init(verbatim content: String) { text = content }
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ content: S) { text = String(content) }
  nonisolated public init(_ content: AttributedString) { text = String(content.characters) }
  nonisolated public init(_ image: Image) { text = "" }

  nonisolated public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
  ) {
    text = key.key
  }

  nonisolated public init(_ date: Date, style: DateStyle) { text = "" }
  nonisolated public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatOutput == String, F.FormatInput: Equatable {
    text = format.format(input)
  }

  public struct DateStyle: Sendable {
    public static let time = DateStyle()
    public static let date = DateStyle()
    public static let relative = DateStyle()
    public static let offset = DateStyle()
    public static let timer = DateStyle()
  }

  public enum TruncationMode: Sendable { case head, tail, middle }
  public enum Case: Sendable { case uppercase, lowercase }
  public enum Scale: Sendable { case `default`, secondary }

  public static func + (left: Text, right: Text) -> Text { Text(verbatim: left.text + right.text) }

  public func font(_ font: Font?) -> Text { self }
  public func fontWeight(_ weight: Font.Weight?) -> Text { self }
  public func fontDesign(_ design: Font.Design?) -> Text { self }
  public func foregroundColor(_ color: Color?) -> Text { self }
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text { self }
  public func bold(_ isActive: Bool = true) -> Text { self }
  public func italic(_ isActive: Bool = true) -> Text { self }
  public func monospaced(_ isActive: Bool = true) -> Text { self }
  public func monospacedDigit() -> Text { self }
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text { self }
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text { self }
  public func kerning(_ kerning: CGFloat) -> Text { self }
  public func tracking(_ tracking: CGFloat) -> Text { self }
  public func baselineOffset(_ offset: CGFloat) -> Text { self }
}

/// The key of a translation, or a text.
public struct LocalizedStringKey: ExpressibleByStringInterpolation, Equatable, Sendable {
  let key: String

  public init(_ value: String) { key = value }
  public init(stringLiteral value: String) { key = value }
}
