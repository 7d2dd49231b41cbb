public import Foundation

/// The values of an entry that a person can change in the preview. Each call declares one control and returns its value:
/// the given one, unless the preview has another.
///
/// ```swift
/// CatalogEntry("Note") { controls in
///   let label = UILabel()
///   label.text = controls.text("Note", "Milk")
///   label.isEnabled = controls.toggle("Enabled", true)
///   return label
/// }
/// ```
///
/// Everywhere but in the preview, the values are the given ones.
@MainActor
public final class CatalogControls {
  /// The declared controls in their order.
  package private(set) var declared: [DeclaredControl] = []
  private let values: [String: String]

  /// - Parameter values: The values of the preview, by the keys of the controls.
  package init(values: [String: String] = [:]) {
    self.values = values
  }

  /// Declares a text.
  public func text(_ title: String, _ value: String) -> String {
    values[declare(title, .text, value)] ?? value
  }

  /// Declares a choice between yes and no.
  public func toggle(_ title: String, _ value: Bool) -> Bool {
    values[declare(title, .toggle, "\(value)")].flatMap(Bool.init) ?? value
  }

  /// Declares a number in a range. The preview offers numbers at distances of `step`.
  public func number(
    _ title: String, _ value: Double, in range: ClosedRange<Double> = 0...100, step: Double = 1
  ) -> Double {
    let key = declare(title, .number(range, step: step), "\(value)")
    guard let number = values[key].flatMap(Double.init), number.isFinite else { return value }
    return min(max(number, range.lowerBound), range.upperBound)
  }

  /// Declares a whole number in a range.
  public func number(_ title: String, _ value: Int, in range: ClosedRange<Int> = 0...100) -> Int {
    let limits = Double(range.lowerBound)...Double(range.upperBound)
    let number = number(title, Double(value), in: limits, step: 1)
    // A number beyond 2 to the power of 53 is not exact, and may be beyond the range.
    return Int(exactly: number.rounded()).map { min(max($0, range.lowerBound), range.upperBound) } ?? value
  }

  /// Declares a date.
  public func date(_ title: String, _ value: Date) -> Date {
    let text = value.formatted(.iso8601)
    return values[declare(title, .date, text)].flatMap { try? Date($0, strategy: .iso8601) } ?? value
  }

  /// Declares a choice between all cases of a type.
  public func choice<Choice: CaseIterable & Equatable>(_ title: String, _ value: Choice) -> Choice {
    let names = Choice.allCases.map { "\($0)" }
    let chosen = values[declare(title, .choice(names), "\(value)")]
    return Choice.allCases.first { "\($0)" == chosen } ?? value
  }

  /// Notes a control and returns its key. A second control of the same title gets another key.
  private func declare(_ title: String, _ kind: DeclaredControl.Kind, _ value: String) -> String {
    let number = declared.count { $0.title == title }
    let key = "control:\(title)" + (number == 0 ? "" : " \(number + 1)")
    declared.append(DeclaredControl(key: key, title: title, kind: kind, value: values[key] ?? value))
    return key
  }
}
