/// What is known of an index: a variable's, or that of a constraint's slack, the value of its sum.
struct Record: Sendable {
  enum Kind: Sendable {
    case unused, variable, slack
  }

  var kind = Kind.unused
  var generation: UInt32 = 0

  /// The first term of a variable, in the constraint that was put in effect last, or -1.
  var firstUse: Int32 = -1
  /// The constraint that a variable is written down by and not in the tableau, or -1.
  var definer: Int32 = -1

  /// Where the terms of a constraint are: by rising index, without zeros.
  var firstTerm: Int32 = 0
  var termCount: Int32 = 0
  var constant = 0.0
  var relation = LinearConstraint.Relation.equal
  var priority = Priority.required
  /// When a constraint was added, among all.
  var sequence = 0
  /// The variable that a constraint writes down, or -1.
  var defines: Int32 = -1
  /// The coefficient of that variable.
  var leading = 0.0
  /// When it began to: a definition speaks only of variables with earlier ones, or with none.
  var order = 0
  var isBroken = false
  /// Whether it was told that it is left out.
  var isReported = false

  var terms: Range<Int> { Int(firstTerm)..<Int(firstTerm + termCount) }
}

/// What it costs a variable of the tableau to leave zero.
struct Cost: Sendable {
  /// For each unit above zero; infinite where it may not be there.
  var up = 0.0
  /// For each unit below zero; infinite where it may not be there.
  var down = 0.0
  /// The slot of its level.
  var level: Int32 = -1
  /// On which side of zero it counts while it is at zero in a row.
  var side: Int8 = 1
  /// Whether it was on neither side when its row was looked at last.
  var isAtZero = true
  /// Whether it is the slack of a constraint.
  var isSlack = false
  /// A slack that must be zero.
  var isFixed = false
  /// A fixed slack that no row mentions, since it only defines a variable.
  var isHidden = false
  var isCandidate = false
  var isLoose = false
  var isQueued = false
  var isSuspect = false

  /// The change of cost for each unit it moves up.
  var slope: Double {
    let slope = side > 0 ? up : -down
    return slope.isFinite ? slope : 0
  }

  /// Whether a value is on a side that it was not counted on.
  func isViolated(by value: Double) -> Bool {
    guard isSlack, !value.isNearZero else { return false }
    if value > 0 { return up == .infinity || (side < 0 && down != .infinity) }
    return down == .infinity || (side > 0 && up != .infinity)
  }

  var isRequired: Bool { isSlack && (up == .infinity || down == .infinity) }
}
