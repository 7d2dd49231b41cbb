/// The changes of one step to a file.
struct Rewriting {
  var edits: [Edit] = []
  var problems: [Problem] = []
  /// The modules that the file uses and does not import.
  var imports: Set<String> = []

  static func + (first: Rewriting, second: Rewriting) -> Rewriting {
    Rewriting(
      edits: first.edits + second.edits, problems: first.problems + second.problems,
      imports: first.imports.union(second.imports))
  }
}
