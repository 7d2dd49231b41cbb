internal import CellConstraints

/// A length or a position, in points, as a sum of variables of a solver.
struct LayoutExpression {
  var terms: [LinearConstraint.Term] = []
  var constant = 0.0
  /// Whether the constant depends on values that change without the constraint: a frame, margins or a text.
  var isLive = false

  init(_ constant: Double = 0, isLive: Bool = false) {
    self.constant = constant
    self.isLive = isLive
  }

  init(_ variable: Variable) {
    terms = [LinearConstraint.Term(variable)]
  }

  mutating func add(_ other: LayoutExpression, times factor: Double = 1) {
    for term in other.terms { terms.append(.init(term.variable, term.coefficient * factor)) }
    constant += other.constant * factor
    isLive = isLive || other.isLive
  }

  static func + (left: LayoutExpression, right: LayoutExpression) -> LayoutExpression {
    var sum = left
    sum.add(right)
    return sum
  }

  static func - (left: LayoutExpression, right: LayoutExpression) -> LayoutExpression {
    var difference = left
    difference.add(right, times: -1)
    return difference
  }
}

/// The start and the length of an item on an axis.
struct LayoutSpan {
  var start: LayoutExpression
  var length: LayoutExpression

  var end: LayoutExpression { start + length }

  var middle: LayoutExpression {
    var middle = start
    middle.add(length, times: 0.5)
    return middle
  }

  mutating func inset(_ start: Double, _ end: Double) {
    self.start.add(LayoutExpression(start, isLive: true))
    length.add(LayoutExpression(-start - end, isLive: true))
  }
}
