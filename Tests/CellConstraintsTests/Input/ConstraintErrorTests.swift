import CellConstraints
import Testing

struct ConstraintErrorTests {
  @Test func `a message says what is wrong and what to do`() {
    #expect(
      "\(ConstraintError.notFinite(.infinity))"
        == "the number inf is not finite; give constraints finite numbers")
    #expect(
      "\(ConstraintError.priorityOutOfRange(0))"
        == "the priority 0.0 is out of range; give a number above 0, up to 1000")
    #expect(
      "\(ConstraintError.unknownVariable)"
        == "the variable belongs to another solver or was removed; use a variable of this solver")
    #expect(
      "\(ConstraintError.unknownConstraint)"
        == "the constraint belongs to another solver or was removed; use a constraint of this solver")
    #expect(
      "\(ConstraintError.variableInUse)"
        == "constraints still use the variable; remove these constraints first")
  }
}
