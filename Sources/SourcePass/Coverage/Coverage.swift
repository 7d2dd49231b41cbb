/// How many files compile, and what the others lack.
package struct Coverage: Encodable, Equatable {
  package let files: Int
  package let compile: Int
  /// What is missing, and in how many files.
  package let missing: [String: Int]

  /// - Parameters:
  ///   - files: what was compiled, by the paths in the errors.
  ///   - notUTF8: how many further files no compiler takes, as they are in another encoding.
  ///   - missingModules: the modules that a file imports and that are not there, by its path.
  package init(
    of files: [SourceFile], notUTF8: Int = 0, missingModules: [String: Set<String>], compilerOutput: String
  ) {
    var errors: [String: Set<CompilerError>] = [:]
    for line in compilerOutput.split(separator: "\n") {
      if let error = CompilerError(line) { errors[error.path, default: []].insert(error) }
    }
    let ownTypes = Set(files.flatMap { FactCollector.facts(of: $0.parsed()).types.map(\.name) })
    var missing: [String: Int] = [:]
    var compile = 0
    for file in files {
      if let modules = missingModules[file.path], !modules.isEmpty {
        // What else is wrong may come of the modules.
        for module in modules { missing["import \(module)", default: 0] += 1 }
        continue
      }
      guard let found = errors[file.path] else {
        compile += 1
        continue
      }
      let lines = file.text.split(separator: "\n", omittingEmptySubsequences: false)
      let names = found.map { error in
        error.missing(
          ownTypes: ownTypes,
          source: lines.indices.contains(error.line - 1) ? String(lines[error.line - 1]) : nil)
      }
      for name in Set(names.map { $0 ?? "something else" }) { missing[name, default: 0] += 1 }
    }
    if notUTF8 > 0 { missing["UTF-8"] = notUTF8 }
    self.files = files.count + notUTF8
    self.compile = compile
    self.missing = missing
  }

  /// The share of files that compile, from 0 to 1.
  private var share: Double { files == 0 ? 1 : Double(compile) / Double(files) }

  /// For a person to read, what most files lack first.
  package func text(limit: Int = 40) -> String {
    let percent = "\(Int((share * 1000).rounded()) / 10).\(Int((share * 1000).rounded()) % 10)"
    var text = "\(files) files, \(compile) compile (\(percent) %)\n"
    let rows = missing.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
    if !rows.isEmpty { text += "\nfiles  missing\n" }
    for (name, count) in rows.prefix(limit) {
      let number = String(count)
      text += String(repeating: " ", count: max(0, 5 - number.count)) + number + "  \(name)\n"
    }
    if rows.count > limit { text += "       and \(rows.count - limit) more, which --json lists\n" }
    return text
  }
}
