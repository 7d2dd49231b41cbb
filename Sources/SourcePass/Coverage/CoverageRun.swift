package import Foundation

/// Typechecks a folder of Swift files, as one module, after the pass.
package struct CoverageRun {
  package struct Options {
    package var folder: URL
    package var excluded: [URL] = []
    /// Whether the files go through the pass.
    package var passes = true
    /// What the compiler is told besides the files.
    package var compilerOptions: [String] = []
    /// Where the compiler's output is kept.
    package var log: URL?

    package init(folder: URL) {
      self.folder = folder
    }
  }

  private let options: Options

  package init(_ options: Options) {
    self.options = options
  }

  package func coverage() throws -> Coverage {
    let work = FileManager.default.temporaryDirectory.appending(
      path: "cellsnap-coverage-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: work) }
    try FileManager.default.createDirectory(at: work, withIntermediateDirectories: true)
    let items = try SwiftFiles.items(in: [options.folder], excluding: options.excluded, output: work)
    let files = items.compactMap { item in
      (try? Data(contentsOf: item.source)).map {
        SourceFile(path: item.source.standardizedFileURL.path, text: String(decoding: $0, as: UTF8.self))
      }
    }
    let passed = options.passes ? SourcePass.pass(files) : files.map(PassedFile.init(unchanged:))
    var missingModules = try modulesMissing(in: files, work)
    var output = ""
    // A module that is not there ends the compiler's work; those in `#if` are not known before.
    repeat {
      let list = try write(passed, without: missingModules, to: work)
      output = try run([
        "-typecheck", "-continue-building-after-errors", "-suppress-warnings", "-module-name",
        "CoveredFolder",
        "-parse-as-library", "@\(list.path)",
      ])
    } while missingModules.add(Coverage.modulesMissing(in: output))
    if let log = options.log { try Data(output.utf8).write(to: log) }
    return Coverage(of: files, missingModules: missingModules, compilerOutput: output)
  }

  /// Writes the files without the imports of modules that are not there, and a list of them.
  private func write(_ files: [PassedFile], without missingModules: [String: Set<String>], to work: URL)
    throws -> URL
  {
    var paths: [String] = []
    for (index, file) in files.enumerated() {
      let edits = ImportStep.blanks(for: missingModules[file.path] ?? [], in: file.text)
      let path = work.appending(path: "\(index)-\(URL(filePath: file.path).lastPathComponent)")
      try Data(file.text.applying(edits).utf8).write(to: path)
      paths.append(path.path)
    }
    let list = work.appending(path: "files")
    try Data(paths.map { "\"\($0)\"\n" }.joined().utf8).write(to: list)
    return list
  }

  /// Of the modules that are imported whatever `#if` says, those that are not there, asked of the compiler.
  private func modulesMissing(in files: [SourceFile], _ work: URL) throws -> [String: Set<String>] {
    let imports = files.map { ImportStep.unconditionalModules(of: $0.parsed()) }
    let all = imports.reduce(into: Set<String>()) { $0.formUnion($1) }
    let file = work.appending(path: "modules.swift")
    let text = all.sorted().map { "#if canImport(\($0))\n#warning(\"module \($0) is there\")\n#endif\n" }
    try Data(text.joined().utf8).write(to: file)
    let output = try run(["-typecheck", file.path])
    let missing = all.filter { !output.contains("warning: module \($0) is there") }
    return Dictionary(uniqueKeysWithValues: zip(files.map(\.path), imports.map { $0.intersection(missing) }))
  }

  private func run(_ arguments: [String]) throws -> String {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["swiftc"] + options.compilerOptions + arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: output, as: UTF8.self)
  }
}

extension [String: Set<String>] {
  /// Returns whether any was new.
  fileprivate mutating func add(_ others: Self) -> Bool {
    var isNew = false
    for (path, modules) in others where !modules.isSubset(of: self[path] ?? []) {
      self[path, default: []].formUnion(modules)
      isNew = true
    }
    return isNew
  }
}

extension PassedFile {
  fileprivate init(unchanged file: SourceFile) {
    self.init(path: file.path, text: SourcePass.location(file.path, 1) + file.text, problems: [])
  }
}
