import CellConstraints

/// Numbers that look random and are the same on every run.
struct RandomNumbers: RandomNumberGenerator {
  private var state: UInt64

  init(seed: Int) {
    state = UInt64(bitPattern: Int64(seed)) &* 0x9e37_79b9_7f4a_7c15 ^ 0xd1b5_4a32_d192_ed03
  }

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    return mixed ^ (mixed >> 31)
  }
}

extension System.Constraint {
  /// A random constraint of one to three variables with small numbers.
  static func random(
    variables: Int, priorities: [Double], using random: inout RandomNumbers
  ) -> Self {
    var terms: [Int: Double] = [:]
    for _ in 0..<Int.random(in: 1...3, using: &random) {
      let coefficient = [1.0, 1, -1, -1, 2, 0.5, -0.5][Int.random(in: 0..<7, using: &random)]
      terms[Int.random(in: 0..<variables, using: &random)] = coefficient
    }
    let relations: [LinearConstraint.Relation] = [.equal, .lessThanOrEqual, .greaterThanOrEqual]
    return Self(
      terms: terms, relation: relations[Int.random(in: 0..<3, using: &random)],
      constant: Double(Int.random(in: -20...100, using: &random)),
      priority: priorities[Int.random(in: 0..<priorities.count, using: &random)])
  }
}
