import Foundation

/// The change of one view or row.
struct ViewChange {
  /// One property that changed.
  struct Part: Hashable {
    /// The property, without the values: `font`.
    var subject: String
    /// The property with its values: `font Inter-Regular 15 → Inter-Medium 15`.
    var text: String

    /// The text without the subject.
    var values: String { text.hasPrefix("\(subject) ") ? String(text.dropFirst(subject.count + 1)) : text }
  }

  /// The change of a row as a whole.
  enum RowEvent: Hashable {
    case inserted
    case removed
    case moved
  }

  var title: ViewTitle
  var kind: Explanation.Kind
  /// The parts that the line begins with; equal changes of other views are found by them.
  var main: [Part]
  /// The accompanying changes of place and size: `height 120 → 140`, `6 → 7 lines`.
  var geometry: [Part] = []
  /// The movement of other views that follow, by axis.
  var effects: [Axis: ShiftAnalysis.Effect] = [:]
  /// The number of views that moved or were resized with a constraint, besides its own views; nil for the change of a
  /// view.
  var followers: Int?
  var rowEvent: RowEvent?
  /// The place of a row that came or went, in the layout that contains it.
  var place: LayoutRow?
  var referenceFrame: CGRect?
  var actualFrame: CGRect?

  var line: Explanation.Line {
    Explanation.Line(
      text: "\(title.text) \((main + geometry).map(\.text).joined(separator: ", "))\(consequences)",
      kind: kind, cause: cause,
      referenceFrame: referenceFrame, actualFrame: actualFrame)
  }

  /// The change without the number of a row or view, and without what follows from it: `photo width 72 → 56`.
  var cause: String {
    let subject = title.pattern.isEmpty ? title.rowClass ?? "" : title.pattern
    return ([subject] + [main.map(\.text).joined(separator: ", ")]).filter { !$0.isEmpty }.joined(
      separator: " ")
  }

  /// The consequences in words: `; 2 views moved or resized with it; everything below moved by 20 (3 views, 12 rows)`.
  var consequences: String {
    let moved = followers.map { $0 > 0 ? "; \($0) view\($0 == 1 ? "" : "s") moved or resized with it" : "" }
    return (moved ?? "")
      + Axis.allCases.compactMap { axis in effects[axis].map { "; \($0.text(axis))" } }.joined()
  }
}

extension ShiftAnalysis.Effect {
  func text(_ axis: Axis) -> String {
    let counts = [(views, "view"), (rows, "row")].filter { $0.0 > 0 }
      .map { "\($0.0) \($0.1)\($0.0 == 1 ? "" : "s")" }
    let what = axis == .vertical ? "everything below" : "everything beside"
    return "\(what) moved by \(PlainNumber.text(CGFloat(distance))) (\(counts.joined(separator: ", ")))"
  }
}
