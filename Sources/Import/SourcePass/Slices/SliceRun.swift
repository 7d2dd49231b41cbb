package import Foundation

/// The making of a slice: it compiles what the plan keeps, and changes the slice until no error is left.
package struct SliceRun<Companion: SliceCompanion> {
  /// The compiler's options besides the files.
  private let compilerOptions: [String]
  /// The folder for the files to compile.
  private let work: URL
  private let maximumRounds: Int
  /// The name of a library; nil for an app, whose module nothing imports.
  private let library: String?
  private var pass = RepeatedPass()
  /// The texts of the files that were written last.
  private var written: [URL: String] = [:]
  /// The names in each file of the app, by its path.
  private let namesInFiles: [String: Set<String>]
  package private(set) var state: SliceState
  package private(set) var companion: Companion
  /// The errors of the last compilation.
  package private(set) var errors: [String] = []

  package init(
    _ state: SliceState, with companion: Companion, in work: URL, compilerOptions: [String],
    library: String? = nil, maximumRounds: Int = 100
  ) {
    self.library = library
    self.state = state
    self.companion = companion
    self.work = work
    self.compilerOptions = compilerOptions
    self.maximumRounds = maximumRounds
    namesInFiles = Dictionary(
      state.index.files.map { file in
        (
          file.path,
          file.declarations.reduce(into: Set<String>()) {
            $0.formUnion($1.bodyNames)
            $0.formUnion($1.signatureNames)
          }
        )
      }
    ) { first, _ in first }
  }

  /// Compiles until no error is left. Calls `progress` with the numbers of the round, of its errors and of the
  /// files that were checked.
  ///
  /// Throws `CompilerFailure` if the compiler does not get to the files.
  package mutating func run(_ progress: (_ round: Int, _ errors: Int, _ files: Int) -> Void) throws {
    let compiler = try ModuleCompiler(options: options(module: name), work: work)
    var suspects: Suspects?
    for round in 1...maximumRounds {
      let files = try write()
      let suspected = suspects?.files(of: files) ?? []
      var checked = suspected.isEmpty ? files : suspected
      var found = try compiler.errors(in: checked.map(\.url.path), of: files.map(\.url.path))
      if found.isEmpty, checked.count < files.count {
        progress(round, 0, checked.count)
        checked = files
        found = try compiler.errors(in: files.map(\.url.path), of: files.map(\.url.path))
      }
      errors = found.map(\.message)
      progress(round, found.count, checked.count)
      guard !found.isEmpty else { return }
      let before = state
      guard try repair(after: found) else { return }
      suspects =
        files.count < Self.fewFiles
        ? nil : Suspects(after: found, changing: state.names(changedSince: before), names: namesInFiles)
    }
  }

  /// The number of files up to which all of them are checked in each round.
  private static var fewFiles: Int { 60 }

  /// Compiles the bodies of stubs that a picture calls. Returns whether any of them was a stub because of its distance
  /// alone. Then `run` has to follow.
  package mutating func keepBodies(of places: [SliceIndex.Place]) -> Bool { state.keepBodies(of: places) }

  /// Writes the module's interface into a folder, where the files that import it find it. Returns whether that is
  /// possible.
  ///
  /// - Parameters:
  ///   - name: the module's name; nil for the library's name.
  ///   - isTestable: whether tests can import what is internal, too.
  package mutating func writeModule(
    named name: String? = nil, to folder: URL, isTestable: Bool = false
  ) throws -> Bool {
    let list = try list(of: write())
    let name = name ?? self.name
    let file = folder.appending(path: "\(name).swiftmodule")
    try? FileManager.default.removeItem(at: file)
    _ = try compile(
      ["-emit-module", "-emit-module-path", file.path] + (isTestable ? ["-enable-testing"] : []), list,
      module: name)
    return FileManager.default.fileExists(atPath: file.path)
  }

  /// The module's name while it is compiled.
  private var name: String { library ?? "ImportedApp" }

  private mutating func repair(after found: [CompilerError]) throws -> Bool {
    let own = found.filter { $0.path.hasPrefix(work.path + "/own/") }
    // The catalogue's errors may follow from the app's errors.
    if SliceRepair.repair(&state, after: found.filter { !$0.path.hasPrefix(work.path) }) { return true }
    if SliceRepair.repairMissingTypes(&state, after: own) { return true }
    var isChanged = false
    for error in own {
      let name = String(error.path.split(separator: "/").last ?? "")
      if companion.leaveOut(file: name, line: error.line, because: error.message) { isChanged = true }
    }
    return isChanged
  }

  /// Writes the files of the slice and those beside it that are not there yet. Returns all of them.
  private mutating func write() throws -> [WrittenFile] {
    let slice = state.slice
    let kept = state.index.files.enumerated().compactMap { number, file in
      slice.files[file.path].map {
        (number: number, file: file.slice($0, missingModules: slice.missingModules))
      }
    }
    // A file keeps its number, so that it stays the same when others come or go.
    let texts =
      zip(kept, pass.pass(kept.map(\.file))).map {
        (url: work.appending(path: "app/\($0.number).swift"), source: $1.path, text: $1.text)
      }
      + own(for: slice).map { name, text in
        let url = work.appending(path: "own/\(name)")
        return (url: url, source: url.path, text: text)
      }
    for folder in ["app", "own"] {
      try FileManager.default.createDirectory(
        at: work.appending(path: folder), withIntermediateDirectories: true)
    }
    let old = written
    written = [:]
    return try texts.map { url, source, text in
      let isChanged = old[url] != text
      let data = Data(text.utf8)
      // A copy of this run may have written another text.
      if (try? Data(contentsOf: url)) != data { try data.write(to: url) }
      written[url] = text
      return WrittenFile(url: url, source: source, isChanged: isChanged)
    }
  }

  /// The files that no person wrote.
  private mutating func own(for slice: SourceSlice) -> [(name: String, text: String)] {
    let opaque = OpaqueTypes(
      state.index.files.filter { slice.files[$0.path] != nil }, views: state.opaqueViews)
    let missing =
      SliceFile.head + "\n" + opaque.text(for: state.opaqueTypes)
      // SwiftPM writes this property for the package's target.
      + "extension Foundation.Bundle { static var module: Bundle { .main } }\n"
    return [("Missing.swift", missing)] + companion.files(for: state)
  }

  /// Writes a list of files for the compiler's driver.
  private func list(of files: [WrittenFile]) throws -> URL {
    let list = work.appending(path: "list.txt")
    try Data(files.map { "\"\($0.url.path)\"\n" }.joined().utf8).write(to: list)
    return list
  }

  private func compile(_ mode: [String], _ list: URL, module: String) throws -> String {
    try Tool.run("swiftc", options(module: module) + mode + ["-whole-module-optimization", "@\(list.path)"])
      .output
  }

  private func options(module: String) -> [String] {
    compilerOptions + [
      "-continue-building-after-errors", "-suppress-warnings", "-module-name", module, "-parse-as-library",
      "-swift-version", "5",
      // SwiftPM sets these conditions, too.
      "-D", "DEBUG", "-D", "SWIFT_PACKAGE",
    ]
  }
}
