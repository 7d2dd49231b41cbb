internal import CellSnapSourcePass
internal import Foundation

/// The modules of others that an app's files import, from their sources.
struct SourceModules {
  private var search: SourceSearch
  private let work: URL
  /// The modules in the order in which they are compiled.
  private(set) var built: [BuiltModule] = []
  private var found: [String: (module: SourceModule, files: [SliceFile], imports: Set<String>)] = [:]
  /// The modules that need no sources.
  private var there: Set<String> = []
  /// The module of the package that is compiled between these modules; nil for an app, whose module none of them needs.
  private let target: String?
  private var faults: [String] = []
  /// The reasons why modules that were found are left out, by their names.
  private var refusals: [String: String] = [:]

  /// The faults, one line each.
  var problems: [String] { search.problems + faults }
  /// The reasons why modules are not there, by their names.
  var reasons: [String: String] { search.reasons.merging(refusals) { $1 } }
  var names: Set<String> { Set(built.map(\.module.name)) }

  init(_ search: SourceSearch, in work: URL, around target: String? = nil) {
    self.target = target
    there = target.map { [$0] } ?? []
    self.search = search
    self.work = work
  }

  /// The modules that the found ones import.
  var imports: Set<String> { found.values.reduce(into: []) { $0.formUnion($1.imports) } }

  /// Finds the sources of modules, and of the modules that they import themselves. `isThere` returns the modules that
  /// need no sources.
  mutating func find(_ names: Set<String>, isThere: (Set<String>) throws -> Set<String>) throws {
    var open = names
    var seen = there
    while !open.isEmpty {
      seen.formUnion(open)
      var next: Set<String> = []
      for name in open.sorted() {
        guard let module = search.module(named: name) else { continue }
        let files = (module.headers == nil ? module.files : []).compactMap { url -> SliceFile? in
          do throws(PassError) {
            return SliceFile(try SourceFile(contentsOf: url))
          } catch {
            faults.append("\(error)")
            return nil
          }
        }
        let imports = files.reduce(into: Set<String>()) { $0.formUnion($1.imports) }
        found[name] = (module, files, imports)
        next.formUnion(imports)
      }
      next.subtract(seen)
      let known = try isThere(next)
      there.formUnion(known)
      open = next.subtracting(known)
    }
  }

  /// Compiles the modules that were found, and writes their interfaces into `modules`. Adds the compiler's options for
  /// those in C.
  ///
  /// - Parameter afterTarget: whether to compile the modules that need the package's module, or the other modules.
  mutating func build(
    compilerOptions: inout [String], modules: URL, afterTarget: Bool = false,
    _ progress: (_ name: String, _ round: Int, _ errors: Int) -> Void
  ) throws {
    for name in order {
      guard let (module, files, imports) = found[name], needsTarget(name) == afterTarget else { continue }
      if let headers = module.headers {
        if let error = try error(inC: module, headers) {
          refuse(name, error)
          continue
        }
        compilerOptions += try options(of: module, headers)
        built.append(
          BuiltModule(module: module, state: SliceState(keepingAllOf: SliceIndex([])), imports: []))
        continue
      }
      var state = SliceState(keepingAllOf: SliceIndex(files))
      let folder = work.appending(path: "modules/\(name)")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      state.missingModules = imports.subtracting(there).subtracting(self.names)
      var run = SliceRun(
        state, with: NoCompanion(), in: folder, compilerOptions: compilerOptions, library: name)
      try run.run { round, errors, _ in progress(name, round, errors) }
      guard run.errors.isEmpty,
        try run.writeModule(to: modules, isTestable: !module.isCopied)
      else {
        refuse(name, run.errors.first ?? "the compiler ended early")
        continue
      }
      built.append(
        BuiltModule(module: module, state: run.state, imports: imports.subtracting(state.missingModules)))
    }
  }

  /// Whether a module imports the package's module, itself or through another.
  private func needsTarget(_ name: String) -> Bool {
    guard let target else { return false }
    var seen: Set<String> = [name]
    var open = [name]
    while let next = open.popLast() {
      for other in found[next]?.imports ?? [] where seen.insert(other).inserted {
        if other == target { return true }
        open.append(other)
      }
    }
    return false
  }

  private mutating func refuse(_ name: String, _ error: String) {
    faults.append("\(name) is left out, as its sources do not compile: \(error)")
    refusals[name] = "its sources do not compile: \(error)"
  }

  /// Returns the first error of a module in C, compiled as in the package; nil if there is none.
  private func error(inC module: SourceModule, _ headers: URL) throws -> String? {
    for file in module.files where file.pathExtension == "c" {
      let run = try Tool.run(
        "clang", ["-fsyntax-only", "-w", "-fblocks", "-DSWIFT_PACKAGE=1", "-I", headers.path, file.path])
      if run.status != 0 {
        return run.lines(containing: "error:").first ?? "the compiler of \(file.path) ended early"
      }
    }
    return nil
  }

  /// Returns the compiler's options that find a module in C.
  private func options(of module: SourceModule, _ headers: URL) throws -> [String] {
    var map = module.files.first { $0.pathExtension == "modulemap" }
    if let text = module.moduleMap {
      let file = work.appending(path: "\(module.name).modulemap")
      try Data(text.utf8).write(to: file)
      map = file
    }
    return ["-Xcc", "-I\(headers.path)"] + (map.map { ["-Xcc", "-fmodule-map-file=\($0.path)"] } ?? [])
  }

  /// The names of the found modules, each after those that it imports.
  private var order: [String] {
    var done: [String] = []
    var seen: Set<String> = []
    func visit(_ name: String) {
      guard let next = found[name], seen.insert(name).inserted else { return }
      for other in next.imports.sorted() { visit(other) }
      done.append(name)
    }
    for name in found.keys.sorted() { visit(name) }
    return done
  }
}
