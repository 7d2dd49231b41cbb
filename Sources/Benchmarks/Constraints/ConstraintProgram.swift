/// Constraints of a layout and how constants change afterwards, for any solver.
///
/// A view is four variables: left, top, width and height.
struct ConstraintProgram {
  struct Constraint {
    var terms: [(variable: Int, coefficient: Double)]
    /// `=`, `<` or `>`.
    var relation: Character
    var constant: Double
    /// 1000 is required; else 750, 500 or 250, which are kiwi's strong, medium and weak.
    var priority: Double
  }

  private(set) var variableCount = 0
  private(set) var constraints: [Constraint] = []
  /// The variables that are given values again and again, required to be the first to begin with.
  private(set) var edits: [(variable: Int, values: [Double])] = []

  /// The left, top, width and height of a new view.
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

  /// An intrinsic size: not larger by hugging, not smaller by resistance.
  private mutating func addSize(_ variable: Int, _ size: Double) {
    add([(variable, 1)], "<", size, priority: 250)
    add([(variable, 1)], ">", size, priority: 750)
  }

  private mutating func addRoot(_ root: Int, widths: [Double]) {
    add([(root, 1)], "=", 0)
    add([(root + 1, 1)], "=", 0)
    edits.append((variable: root + 2, values: widths))
  }

  /// A cell of rows with an icon, a title and a text below it; its height follows from them.
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

  /// Views each in the one before, a point from all of its edges.
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

  /// Views of their own sizes side by side, none of which knows of another.
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

  /// As the program of the peer reads it: one constraint or edit a line, with spaces between the numbers.
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
