import Foundation

/// A value that a form can show and change as text.
struct EditableValue {
  let kind: ControlsResponse.Control.Kind
  /// The value as text.
  let text: String
  /// The names of a choice.
  var choices: [String]?
  private let read: (String) -> Any?

  /// Returns a value of the property from a text, or nil if the text is none.
  func value(from text: String) -> Any? { read(text) }

  /// Makes the value of a form for a property's value, or nil if there is no form for its type.
  init?(_ value: Any) {
    switch value {
    case let value as String: self.init(.text, value) { $0 }
    case let value as Bool: self.init(.toggle, "\(value)") { Bool($0) }
    case let value as Int: self.init(.number, "\(value)") { Int($0) }
    case let value as Double: self.init(.number, "\(value)") { Self.finite(Double($0)) }
    case let value as CGFloat: self.init(.number, "\(value)") { Self.finite(Double($0)).map { CGFloat($0) } }
    case let value as Float: self.init(.number, "\(value)") { Self.finite(Double($0)).map { Float($0) } }
    case let value as Date:
      self.init(.date, value.formatted(.iso8601)) { try? Date($0, strategy: .iso8601) }
    case let value as any CaseIterable & Equatable: self.init(choice: value)
    default: return nil
    }
  }

  private init(_ kind: ControlsResponse.Control.Kind, _ text: String, _ read: @escaping (String) -> Any?) {
    (self.kind, self.text, self.read) = (kind, text, read)
  }

  private init<Choice: CaseIterable & Equatable>(choice value: Choice) {
    kind = .choice
    text = "\(value)"
    choices = Choice.allCases.map { "\($0)" }
    read = { text in Choice.allCases.first { "\($0)" == text } }
  }

  private static func finite(_ number: Double?) -> Double? {
    number.flatMap { $0.isFinite ? $0 : nil }
  }
}
