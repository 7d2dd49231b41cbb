/// The number of files that compile, and what the other files lack.
package struct Coverage: Encodable, Equatable {
  package let files: Int
  /// The number of files that compile.
  package let compile: Int
  /// The missing names and modules, each with the number of files that lack it.
  package let missing: [String: Int]

  /// - Parameters:
  ///   - files: the compiled files. Their paths are the paths in the errors.
  ///   - notUTF8: the number of further files in another encoding, which no compiler accepts.
  ///   - missingModules: the missing modules that each file imports, by the file's path.
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
        // The file's other errors may follow from the missing modules.
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

  /// Returns the coverage as text for a person, with what most files lack first.
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
