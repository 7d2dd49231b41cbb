/// Finds numbers that meet linear constraints as well as their priorities ask, and finds them anew where a little changes.
///
/// It is the Cassowary algorithm over sparse rows, with priorities as levels: a level counts only where all higher ones
/// are as good as can be, and within a level the sum of what its constraints are off by. Of several solutions that are
/// as good it takes the one whose first variable is nearest to zero, then whose second is, and so on by index; so what
/// comes out depends on the constraints in effect alone, not on the order in which they came, went and changed.
/// Required constraints that contradict each other are taken in the order of adding: one that the earlier ones
/// leave no room for is left out while they do, whatever came between.
///
/// A copy is a scratch: it shares nothing that can be seen, and copies storage as far as it is changed.
package struct ConstraintSolver: Sendable {
  var tableau = Tableau()
  /// By index; variables and slacks share the numbers.
  var records: [Record] = []
  var costs: [Cost] = []
  var terms = Terms()
  var levels = Levels()
  /// The value of each variable, after `solve()`.
  var values: [Double] = []
  /// The constraints that define variables, by rising order.
  var definitions: [Int32] = []
  var nextOrder = 1
  var nextSequence = 1
  var freeIndices: [Int32] = []
  /// Required constraints that others leave no room for.
  var brokenConstraints: [Int32] = []
  var newConflicts: [Conflict] = []

  /// Columns whose cost may have become negative.
  var candidates: [Int32] = []
  /// Columns that cost nothing in any level in a direction, so that several solutions are as good.
  var looseColumns: [Int32] = []
  /// Those of them that are to be looked at again.
  var looseQueue: [Int32] = []
  /// Variables of rows whose value may be where it may not.
  var suspects: [Int32] = []
  /// Whether nothing but values of rows changed since the last solution.
  var isOptimal = true
  /// Whether constraints that were left out may fit again.
  var isRelaxed = false
  /// Whether sides of zero change only where costs say so.
  var isRestoring = false
  var pivotCount = 0
  /// How many pivots there were when values were last compared with the constraints.
  var checkedPivotCount = 0
  /// Whether something took more steps than it can if rounding does not lead it astray.
  var isAstray = false

  // Storage that is used again.
  var sums = LevelSums()
  var bestSums = LevelSums()
  var weights: [Weight] = []
  var entries: [Entry] = []
  var touched: [Int32] = []
  var heap = Heap()

  package init() {}
}

/// How much of a variable there is in a sum that is being made.
struct Weight: Sendable {
  var value = 0.0
  var isTouched = false
}
