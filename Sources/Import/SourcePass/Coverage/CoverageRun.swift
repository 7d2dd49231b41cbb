package import Foundation

/// A type check of the Swift files of a folder, as one module, after the pass or without it.
package struct CoverageRun {
  package struct Options {
    package var folder: URL
    package var excluded: [URL] = []
    /// Whether the files go through the pass.
    package var passes = true
    /// The compiler's options besides the files.
    package var compilerOptions: [String] = []
    /// The file for the compiler's output; nil if the output is not kept.
    package var log: URL?

    package init(folder: URL) {
      self.folder = folder
    }
  }

  private let options: Options

  package init(_ options: Options) {
    self.options = options
  }

  /// Returns the coverage. Throws `CompilerFailure` if the compiler does not get to the files, and the errors of
  /// reading and writing files.
  package func coverage() throws -> Coverage {
    let work = FileManager.default.temporaryDirectory.appending(
      path: "cellsnap-coverage-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: work) }
    try FileManager.default.createDirectory(at: work, withIntermediateDirectories: true)
    let items = try SwiftFiles.items(in: [options.folder], excluding: options.excluded, output: work)
    var files: [SourceFile] = []
    for item in items {
      do throws(PassError) {
        files.append(try SourceFile(contentsOf: item.source.standardizedFileURL))
      } catch {
        guard case .notUTF8 = error else { throw error }
      }
    }
    let passed = options.passes ? SourcePass.pass(files) : files.map(PassedFile.init(unchanged:))
    let absent = try modulesMissing(in: files, work)
    let list = try write(passed, without: absent, to: work)
    // Without this option, the driver starts a compiler for each part of the files, and each one reads all files.
    let output = try run([
      "-typecheck", "-whole-module-optimization", "-continue-building-after-errors", "-suppress-warnings",
      "-module-name", "CoveredFolder", "-parse-as-library", "@\(list.path)",
    ])
    let own = OwnModules(of: options.folder, paths: files.map(\.path)).names
    let missingModules = absent.mapValues { $0.subtracting(own) }
    if let log = options.log { try OutputFile.write(Data(output.utf8), to: log) }
    if let failure = CompilerFailure(compilerOutput: output) { throw failure }
    return Coverage(
      of: files, notUTF8: items.count - files.count, missingModules: missingModules, compilerOutput: output)
  }

  /// Writes the files without the imports of missing modules, and returns the path of a list of the files.
  private func write(_ files: [PassedFile], without missingModules: [String: Set<String>], to work: URL)
    throws -> URL
  {
    var paths: [String] = []
    for (index, file) in files.enumerated() {
      let edits = ImportStep.blanks(for: missingModules[file.path] ?? [], in: file.text)
      let path = work.appending(path: "\(index).swift")
      try Data(file.text.applying(edits).utf8).write(to: path)
      paths.append(path.path)
    }
    let list = work.appending(path: "files")
    try Data(paths.map { "\"\($0)\"\n" }.joined().utf8).write(to: list)
    return list
  }

  /// Returns the missing modules that files import, by the files' paths.
  ///
  /// A missing module would stop the compiler. So `canImport` asks for each module first, with the conditions
  /// around its import.
  private func modulesMissing(in files: [SourceFile], _ work: URL) throws -> [String: Set<String>] {
    var asked: [(path: String, module: String)] = []
    var text = ""
    for file in files {
      for found in ImportStep.imports(of: file.parsed(), passes: options.passes) {
        let conditions = (found.conditions + ["!canImport(\(found.module))"]).joined(separator: " && ")
        text += "#if \(conditions)\n#warning(\"missing \(asked.count);\")\n#endif\n"
        asked.append((file.path, found.module))
      }
    }
    let file = work.appending(path: "modules.swift")
    try Data(text.utf8).write(to: file)
    let output = try run(["-typecheck", file.path])
    var missing: [String: Set<String>] = [:]
    for line in output.split(separator: "\n") {
      guard let marker = line.range(of: "warning: missing "), line.hasPrefix(file.path),
        let index = Int(line[marker.upperBound...].prefix(while: \.isNumber)), asked.indices.contains(index)
      else { continue }
      missing[asked[index].path, default: []].insert(asked[index].module)
    }
    return missing
  }

  private func run(_ arguments: [String]) throws -> String {
    try Tool.run("swiftc", options.compilerOptions + arguments).output
  }
}

extension PassedFile {
  fileprivate init(unchanged file: SourceFile) {
    self.init(path: file.path, text: SourcePass.location(file.path, 1) + file.text, problems: [])
  }
}
