/// The constraints of a layout and the later changes of constants, for any solver.
///
/// A view is four variables: left, top, width and height.
struct ConstraintProgram {
  struct Constraint {
    var terms: [(variable: Int, coefficient: Double)]
    /// `=`, `<` or `>`.
    var relation: Character
    var constant: Double
    /// The priority: 1000 is required. 750, 500 and 250 are kiwi's strong, medium and weak.
    var priority: Double
  }

  private(set) var variableCount = 0
  private(set) var constraints: [Constraint] = []
  /// The variables that get new values again and again. Each is first required to be the first value.
  private(set) var edits: [(variable: Int, values: [Double])] = []

  /// Adds a view and returns the index of its left variable. Top, width and height follow it.
  private mutating func addView() -> Int {
    variableCount += 4
    return variableCount - 4
  }

  private mutating func add(
    _ terms: [(Int, Double)], _ relation: Character, _ constant: Double, priority: Double = 1_000
  ) {
    constraints.append(
      Constraint(
        terms: terms.map { (variable: $0.0, coefficient: $0.1) }, relation: relation, constant: constant,
        priority: priority))
  }

  /// Adds an intrinsic size: hugging keeps it from being larger, and resistance from being smaller.
  private mutating func addSize(_ variable: Int, _ size: Double) {
    add([(variable, 1)], "<", size, priority: 250)
    add([(variable, 1)], ">", size, priority: 750)
  }

  private mutating func addRoot(_ root: Int, widths: [Double]) {
    add([(root, 1)], "=", 0)
    add([(root + 1, 1)], "=", 0)
    edits.append((variable: root + 2, values: widths))
  }

  /// Returns a cell of rows, each with an icon, a title and a text below it. The cell's height follows from
  /// them.
  static func cell(views: Int) -> ConstraintProgram {
    var program = ConstraintProgram()
    let root = program.addView()
    program.addRoot(root, widths: [320, 375, 414, 768])
    var (icon, above) = (-1, -1)
    for index in 0..<views {
      let view = program.addView()
      let top: [(Int, Double)] =
        above < 0 ? [(view + 1, 1), (root + 1, -1)] : [(view + 1, 1), (above + 1, -1), (above + 3, -1)]
      if index % 3 == 0 {
        icon = view
        program.add([(view, 1), (root, -1)], "=", 16)
        program.add([(view + 2, 1)], "=", 40)
        program.add([(view + 3, 1)], "=", 40)
        program.add(top, "=", 8)
      } else {
        program.add([(view, 1), (icon, -1), (icon + 2, -1)], "=", 12)
        program.add([(view, 1), (view + 2, 1), (root, -1), (root + 2, -1)], "<", -16)
        program.addSize(view + 2, Double(60 + index * 37 % 500))
        program.addSize(view + 3, 20)
        if index % 3 == 1 {
          program.add([(view + 1, 1), (icon + 1, -1)], "=", 0)
        } else {
          program.add(top, "=", 4)
        }
      }
      if index % 3 != 0 || index == 0 { above = view }
      if index % 3 == 0 { above = view }
    }
    program.add([(root + 1, 1), (root + 3, 1), (above + 1, -1), (above + 3, -1)], "=", 8)
    return program
  }

  /// Returns views of which each is inside the one before, a point from all of its edges.
  static func chain(views: Int) -> ConstraintProgram {
    var program = ConstraintProgram()
    var outer = program.addView()
    program.addRoot(outer, widths: [2_000, 3_000])
    program.add([(outer + 3, 1)], "=", 2_000)
    for _ in 1..<views {
      let view = program.addView()
      for axis in 0..<2 {
        let (start, size) = (view + axis, view + 2 + axis)
        let (outerStart, outerSize) = (outer + axis, outer + 2 + axis)
        program.add([(start, 1), (outerStart, -1)], "=", 1)
        program.add([(start, 1), (size, 1), (outerStart, -1), (outerSize, -1)], "=", -1)
      }
      outer = view
    }
    return program
  }

  /// Returns views with sizes of their own, of which none depends on another.
  static func siblings(_ count: Int) -> ConstraintProgram {
    var program = ConstraintProgram()
    let root = program.addView()
    program.addRoot(root, widths: [375])
    program.add([(root + 3, 1)], "=", 812)
    for index in 0..<count {
      let view = program.addView()
      program.add([(view, 1), (root, -1)], "=", 16)
      program.add([(view + 1, 1), (root + 1, -1)], "=", Double(index))
      program.addSize(view + 2, Double(40 + index % 300))
      program.addSize(view + 3, 20)
      program.add([(view, 1), (view + 2, 1), (root, -1), (root + 2, -1)], "<", -16)
    }
    return program
  }

  /// The text for the peer's program: a constraint or an edit per line, with spaces between the numbers.
  var text: String {
    var lines = ["\(variableCount)"]
    for constraint in constraints {
      let terms = constraint.terms.map { "\($0.variable) \($0.coefficient)" }.joined(separator: " ")
      lines.append(
        "c \(constraint.relation) \(constraint.priority) \(constraint.constant) \(constraint.terms.count) \(terms)"
      )
    }
    for edit in edits {
      let values = edit.values.map { "\($0)" }.joined(separator: " ")
      lines.append("e \(edit.variable) \(edit.values.count) \(values)")
    }
    return lines.joined(separator: "\n") + "\n"
  }
}
