import CellDrawing

/// The colours of an overlay of constraints. White text on them is legible.
struct ConstraintColors {
  let isDark: Bool

  subscript(state: DrawnConstraint.State) -> Color {
    switch state {
    case .holds: Color(red: 0.07, green: 0.42, blue: 0.88)
    case .ofStack: ofStack
    case .broken: Color(red: 0.84, green: 0.1, blue: 0.1)
    }
  }

  var ofStack: Color { Color(red: 0.5, green: 0.29, blue: 0.85) }
  var ambiguous: Color { Color(red: 0.8, green: 0.42, blue: 0) }
  var text: Color { Color(white: isDark ? 0.95 : 0.1) }
  var background: Color { isDark ? Color(white: 0.11) : .white }
  var frame: Color { Color(white: isDark ? 0.6 : 0.55) }
  /// The colour that dims the picture, so that the lines stand out.
  var veil: Color { Color(white: isDark ? 0.11 : 1).withAlpha(0.55) }
}
