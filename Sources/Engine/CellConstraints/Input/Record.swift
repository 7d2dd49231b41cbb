/// The facts about an index: a variable, or the slack of a constraint, which is the value of the constraint's sum.
struct Record: Sendable {
  enum Kind: Sendable {
    case unused, variable, slack
  }

  var kind = Kind.unused
  var generation: UInt32 = 0

  /// The first term with the variable, in the constraint that was put in effect last, or -1.
  var firstUse: Int32 = -1
  /// The constraint that defines the variable outside the tableau, or -1.
  var definer: Int32 = -1

  /// The place of the constraint's first term. The terms are sorted by ascending index and have no zeros.
  var firstTerm: Int32 = 0
  var termCount: Int32 = 0
  var constant = 0.0
  var relation = LinearConstraint.Relation.equal
  var priority = Priority.required
  /// The constraint's number in the order of adding.
  var sequence = 0
  /// The variable that the constraint defines, or -1.
  var defines: Int32 = -1
  /// The coefficient of that variable.
  var leading = 0.0
  /// The definition's number. A definition only uses variables with earlier definitions, or without one.
  var order = 0
  var isBroken = false
  /// Whether `solve()` has reported that the constraint is left out.
  var isReported = false

  var terms: Range<Int> { Int(firstTerm)..<Int(firstTerm + termCount) }
}

/// The cost of moving a variable of the tableau away from zero.
struct Cost: Sendable {
  /// The cost per unit above zero. Infinite where the variable must not be above zero.
  var up = 0.0
  /// The cost per unit below zero. Infinite where the variable must not be below zero.
  var down = 0.0
  /// The slot of the priority's level.
  var level: Int32 = -1
  /// The side of zero on which the variable counts while it is at zero in a row.
  var side: Int8 = 1
  /// Whether the variable was at zero when its row was last checked.
  var isAtZero = true
  /// Whether the variable is the slack of a constraint.
  var isSlack = false
  /// Whether the variable is a slack that must be zero.
  var isFixed = false
  /// Whether the variable is a fixed slack that no row contains, because it only defines a variable.
  var isHidden = false
  var isCandidate = false
  var isLoose = false
  var isQueued = false
  var isSuspect = false

  /// The change of the cost per unit that the variable moves up.
  var slope: Double {
    let slope = side > 0 ? up : -down
    return slope.isFinite ? slope : 0
  }

  /// Returns whether a value is on a side of zero on which it was not counted.
  func isViolated(by value: Double) -> Bool {
    guard isSlack, !value.isNearZero else { return false }
    if value > 0 { return up == .infinity || (side < 0 && down != .infinity) }
    return down == .infinity || (side > 0 && up != .infinity)
  }

  var isRequired: Bool { isSlack && (up == .infinity || down == .infinity) }
}
