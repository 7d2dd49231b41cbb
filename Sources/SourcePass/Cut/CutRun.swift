package import Foundation

/// The making of a cut: it compiles what the plan keeps, and changes the cut until no error is left.
package struct CutRun<Companion: CutCompanion> {
  /// The compiler's options besides the files.
  private let compilerOptions: [String]
  /// The folder for the files to compile.
  private let work: URL
  private let maximumRounds: Int
  /// The name of a library; nil for an app, whose module nothing imports.
  private let library: String?
  private var pass = RepeatedPass()
  package private(set) var state: CutState
  package private(set) var companion: Companion
  /// The errors of the last compilation.
  package private(set) var errors: [String] = []

  package init(
    _ state: CutState, with companion: Companion, in work: URL, compilerOptions: [String],
    library: String? = nil, maximumRounds: Int = 100
  ) {
    self.library = library
    self.state = state
    self.companion = companion
    self.work = work
    self.compilerOptions = compilerOptions
    self.maximumRounds = maximumRounds
  }

  /// Compiles until no error is left. Calls `progress` with the number of the round and that of its errors.
  ///
  /// Throws `CompilerFailure` if the compiler does not get to the files.
  package mutating func run(_ progress: (_ round: Int, _ errors: Int, _ files: Int) -> Void) throws {
    for round in 1...maximumRounds {
      let (list, count) = try write()
      var output = try compile(["-typecheck"], list)
      if !output.contains(": error: ") {
        // The compiler finds the last errors, such as a missing return, only when it has checked all types.
        output = try compile(["-emit-sil", "-o", "/dev/null"], list)
      }
      let found = output.split(separator: "\n").compactMap(CompilerError.init)
      errors = found.map(\.message)
      progress(round, found.count, count)
      if let failure = CompilerFailure(compilerOutput: output), found.isEmpty { throw failure }
      guard !found.isEmpty else { return }
      guard try repair(after: found) else { return }
    }
  }

  /// Compiles the bodies of shapes that a picture calls. Returns whether any of them was a shape because of its distance
  /// alone. Then `run` has to follow.
  package mutating func keepBodies(of places: [CutIndex.Place]) -> Bool { state.keepBodies(of: places) }

  /// Writes the module's interface into a folder, where the files that import it find it. Returns whether that is
  /// possible.
  ///
  /// - Parameters:
  ///   - name: the module's name; nil for that of the library.
  ///   - isTestable: whether tests can import what is internal, too.
  package mutating func writeModule(
    named name: String? = nil, to folder: URL, isTestable: Bool = false
  ) throws -> Bool {
    let (list, _) = try write()
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
    // The catalogue's errors may follow from those of the app.
    if CutRepair.repair(&state, after: found.filter { !$0.path.hasPrefix(work.path) }) { return true }
    if CutRepair.repairMissingTypes(&state, after: own) { return true }
    var isChanged = false
    for error in own {
      let name = String(error.path.split(separator: "/").last ?? "")
      if companion.leaveOut(file: name, line: error.line, because: error.message) { isChanged = true }
    }
    return isChanged
  }

  /// Writes the files of the cut and those beside it. Returns a list of them for the compiler, and their number.
  private mutating func write() throws -> (list: URL, count: Int) {
    let cut = state.cut
    let kept = state.index.files.compactMap { file in
      cut.files[file.path].map { file.cut($0, missingModules: cut.missingModules) }
    }
    let files = FileManager.default
    for folder in ["app", "own"] {
      let url = work.appending(path: folder)
      try? files.removeItem(at: url)
      try files.createDirectory(at: url, withIntermediateDirectories: true)
    }
    var paths: [String] = []
    for (number, file) in pass.pass(kept).enumerated() {
      let url = work.appending(path: "app/\(number).swift")
      try Data(file.text.utf8).write(to: url)
      paths.append(url.path)
    }
    let opaque = OpaqueTypes(state.index.files.filter { cut.files[$0.path] != nil })
    let missing =
      CutFile.head + "\n" + opaque.text(for: state.opaqueTypes)
      // SwiftPM writes this property for the package's target.
      + "extension Foundation.Bundle { static var module: Bundle { .main } }\n"
    for (name, text) in [("Missing.swift", missing)] + companion.files(for: state) {
      let url = work.appending(path: "own/\(name)")
      try Data(text.utf8).write(to: url)
      paths.append(url.path)
    }
    let list = work.appending(path: "files.txt")
    try Data(paths.map { "\"\($0)\"\n" }.joined().utf8).write(to: list)
    return (list, paths.count)
  }

  private func compile(_ mode: [String], _ list: URL, module: String? = nil) throws -> String {
    try Tool.run(
      "swiftc",
      compilerOptions + mode + [
        "-whole-module-optimization", "-continue-building-after-errors", "-suppress-warnings", "-module-name",
        module ?? name,
        "-parse-as-library", "-swift-version", "5",
        // SwiftPM sets these conditions, too.
        "-D", "DEBUG", "-D", "SWIFT_PACKAGE", "@\(list.path)",
      ]
    ).output
  }
}
