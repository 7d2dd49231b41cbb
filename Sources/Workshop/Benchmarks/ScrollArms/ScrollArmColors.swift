import CellDrawing

/// The colours of a plot of the scrolling arms.
struct ScrollArmColors {
  let background: Color
  /// The colour of most texts.
  let ink: Color
  /// The colour of texts that matter less.
  let pale: Color
  /// The colour of the scale's lines.
  let rule: Color
  /// The background of every other row.
  let band: Color
  /// The colour of the budgets of a frame.
  let budget: Color
  private let pattern: Color
  private let reducedPattern: Color
  private let byHand: Color
  private let solved: Color

  /// The colours on a white page.
  static let light = ScrollArmColors(
    background: .white, ink: Color(white: 0.13), pale: Color(white: 0.45), rule: Color(white: 0.9),
    band: Color(white: 0.972), budget: Color(red: 0.75, green: 0.15, blue: 0.2),
    pattern: Color(red: 0.1, green: 0.33, blue: 0.65),
    reducedPattern: Color(red: 0.42, green: 0.62, blue: 0.84),
    byHand: Color(red: 0.9, green: 0.52, blue: 0.13), solved: Color(red: 0.36, green: 0.6, blue: 0.33))

  /// The colours on a dark page. The background is the one of the documentation's dark pages, #151517.
  static let dark = ScrollArmColors(
    background: Color(red: 21 / 255, green: 21 / 255, blue: 23 / 255), ink: Color(white: 0.92),
    pale: Color(white: 0.64), rule: Color(white: 0.24), band: Color(white: 0.115),
    budget: Color(red: 1, green: 0.45, blue: 0.45), pattern: Color(red: 0.45, green: 0.72, blue: 1),
    reducedPattern: Color(red: 0.27, green: 0.47, blue: 0.72),
    byHand: Color(red: 0.95, green: 0.6, blue: 0.25),
    solved: Color(red: 0.45, green: 0.72, blue: 0.42))

  func color(of arm: ScrollArm) -> Color {
    switch arm {
    case .pattern: pattern
    case .patternWithoutCaches, .patternWithoutPrecompute, .patternWithoutBoth: reducedPattern
    case .byHand, .byHandEstimated: byHand
    case .constraints, .stackViews: solved
    }
  }
}
