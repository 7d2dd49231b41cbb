import Foundation

/// What happened to one view, or to one row.
struct ViewChange {
  /// One thing that changed.
  struct Part: Hashable {
    /// What changed, without the values: `font`.
    var subject: String
    /// The whole: `font Inter-Regular 15 → Inter-Medium 15`.
    var text: String

    /// What is left when the subject was said before.
    var values: String { text.hasPrefix("\(subject) ") ? String(text.dropFirst(subject.count + 1)) : text }
  }

  /// What a row did as a whole.
  enum RowEvent: Hashable {
    case inserted
    case removed
    case moved
  }

  var title: ViewTitle
  var kind: Explanation.Kind
  /// What is told first, and what equal changes of other views are found by.
  var main: [Part]
  /// Changes of place and size that come with it: `height 120 → 140`, `6 → 7 lines`.
  var geometry: [Part] = []
  /// What moved because of it, by axis.
  var effects: [Axis: ShiftAnalysis.Effect] = [:]
  /// Of a constraint how many views moved or were resized with it, beside those that it is about; nil of a view.
  var followers: Int?
  var rowEvent: RowEvent?
  /// The place of a row that came or went, in the layout that it is in.
  var place: LayoutRow?
  var referenceFrame: CGRect?
  var actualFrame: CGRect?

  var line: Explanation.Line {
    Explanation.Line(
      text: "\(title.text) \((main + geometry).map(\.text).joined(separator: ", "))\(consequences)",
      kind: kind,
      referenceFrame: referenceFrame, actualFrame: actualFrame)
  }

  /// `; 2 views moved or resized with it; everything below moved by 20 (3 views, 12 rows)`.
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
