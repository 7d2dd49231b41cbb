package import Foundation

/// A question to the compiler: which modules are there.
package enum ModuleProbe {
  /// Returns the modules that the compiler cannot import.
  package static func missing(
    of modules: Set<String>, compilerOptions: [String], in work: URL
  ) throws -> Set<String> {
    let sorted = modules.sorted()
    let text = sorted.enumerated().map { index, name in
      "#if !canImport(\(name))\n#warning(\"missing \(index);\")\n#endif\n"
    }.joined()
    let file = work.appending(path: "modules.swift")
    try Data(text.utf8).write(to: file)
    let output = try Tool.run("swiftc", compilerOptions + ["-typecheck", file.path]).output
    var missing: Set<String> = []
    for line in output.split(separator: "\n") {
      guard let marker = line.range(of: "warning: missing "),
        let index = Int(line[marker.upperBound...].prefix(while: \.isNumber)), sorted.indices.contains(index)
      else { continue }
      missing.insert(sorted[index])
    }
    return missing
  }
}
