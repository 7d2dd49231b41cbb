package import Foundation

/// The search for the files of a module that compile after the pass. A file that does not is left out whole, and the
/// others are tried again.
package struct WholeFiles {
  package private(set) var files: [SourceFile]
  /// The files that are left out, each with its first error.
  package private(set) var reasons: [(path: String, reason: String)] = []
  private let others: [String: String]
  private let work: URL
  private let compilerOptions: [String]
  private var pass = RepeatedPass()

  /// - Parameters:
  ///   - others: the texts of further files by their names, which always compile and need no pass.
  ///   - work: the folder for the files to compile.
  package init(
    _ files: [SourceFile], besides others: [String: String], in work: URL, compilerOptions: [String]
  ) {
    self.files = files
    self.others = others
    self.work = work
    self.compilerOptions = compilerOptions
  }

  /// Compiles until no file has an error.
  package mutating func run(module: String) throws {
    while !files.isEmpty {
      let list = try write(module)
      var output = try compile(["-typecheck"], list, module)
      if !output.contains("error: ") {
        // The compiler finds the last errors, such as a missing return, only when it has checked all types.
        output = try compile(["-emit-sil", "-o", "/dev/null"], list, module)
      }
      guard output.contains("error: ") else { return }
      let found = output.split(separator: "\n").compactMap(CompilerError.init)
      let first = Dictionary(found.map { ($0.path, $0) }) { $0.line <= $1.line ? $0 : $1 }
      let failed = files.filter { first[$0.path] != nil }
      guard !failed.isEmpty else {
        // Nothing says which file the error is from.
        let reason = found.first?.message ?? CompilerFailure(compilerOutput: output)?.reason
        for file in files { reasons.append((file.path, reason ?? "the compiler stopped")) }
        files = []
        return
      }
      for file in failed {
        reasons.append((file.path, first[file.path].map { "line \($0.line): \($0.message)" } ?? ""))
      }
      files.removeAll { first[$0.path] != nil }
    }
  }

  /// Writes the files after the pass. Returns a list of them for the compiler.
  private mutating func write(_ module: String) throws -> URL {
    let folder = work.appending(path: module)
    try? FileManager.default.removeItem(at: folder)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let passed = pass.pass(files).enumerated().map { ("\($0.offset).swift", $0.element.text) }
    var lines: [String] = []
    for (name, text) in passed + others.sorted(by: { $0.key < $1.key }) {
      let url = folder.appending(path: name)
      try Data(text.utf8).write(to: url)
      lines.append("\"\(url.path)\"\n")
    }
    let list = folder.appending(path: "files.txt")
    try Data(lines.joined().utf8).write(to: list)
    return list
  }

  private func compile(_ mode: [String], _ list: URL, _ module: String) throws -> String {
    try Tool.run(
      "swiftc",
      compilerOptions + mode + [
        "-whole-module-optimization", "-continue-building-after-errors", "-suppress-warnings", "-module-name",
        module, "-parse-as-library", "-swift-version", "5",
        // SwiftPM sets these conditions, too.
        "-D", "DEBUG", "-D", "SWIFT_PACKAGE", "@\(list.path)",
      ]
    ).output
  }
}
