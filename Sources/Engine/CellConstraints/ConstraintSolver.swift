/// A solver of linear constraints with priorities. After a small change it continues from the last solution.
///
/// It is the Cassowary algorithm over sparse rows. Priorities are levels: a level counts only once all higher
/// levels are as good as possible. Within a level, the sum of the constraints' errors counts.
///
/// Among equally good solutions, it takes the one whose first variable is nearest to zero, then the second, and so
/// on by index. So the result depends only on the constraints in effect, not on the order of their changes.
///
/// Contradicting required constraints are taken in the order in which they were added. A constraint for which
/// earlier ones leave no room is left out as long as they do, independent of the changes in between.
///
/// A copy is independent of the original. Its storage is copied only when it changes.
package struct ConstraintSolver: Sendable {
  var tableau = Tableau()
  /// The records by index. Variables and slacks share the indices.
  var records: [Record] = []
  var costs: [Cost] = []
  var terms = Terms()
  var levels = Levels()
  /// The value of each variable, after `solve()`.
  var values: [Double] = []
  /// The constraints that define variables, by ascending order.
  var definitions: [Int32] = []
  var nextOrder = 1
  var nextSequence = 1
  var freeIndices: [Int32] = []
  /// The required constraints that are left out because others leave no room for them.
  var brokenConstraints: [Int32] = []
  var newConflicts: [Conflict] = []

  /// The columns whose cost may have become negative.
  var candidates: [Int32] = []
  /// The columns that can move in a direction without a cost in any level, so that several solutions are equally
  /// good.
  var looseColumns: [Int32] = []
  /// The columns of `looseColumns` that must be checked again.
  var looseQueue: [Int32] = []
  /// The variables of rows whose value may have become one that is not allowed.
  var suspects: [Int32] = []
  /// Whether only the values of rows changed since the last solution.
  var isOptimal = true
  /// Whether constraints that were left out may fit again.
  var isRelaxed = false
  /// Whether the dual method runs. Rows that cross zero then become suspects, also rows of optional constraints.
  var isRestoring = false
  var pivotCount = 0
  /// The number of pivots when values were last compared with the constraints.
  var checkedPivotCount = 0
  /// Whether a method took so many steps that rounding errors may be too large.
  var isAstray = false

  // Storage that is reused.
  var sums = LevelSums()
  var bestSums = LevelSums()
  var weights: [Weight] = []
  var entries: [Entry] = []
  var touched: [Int32] = []
  var heap = Heap()

  package init() {}
}

/// The coefficient of a variable in a sum that is being computed.
struct Weight: Sendable {
  var value = 0.0
  var isTouched = false
}
