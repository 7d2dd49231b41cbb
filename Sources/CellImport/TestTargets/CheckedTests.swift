internal import CellSnapSourcePass
internal import Foundation

/// The snapshot tests of a target, with those of their files that compile.
struct CheckedTests {
  /// The folder with the files, in that of the target.
  static let folder = "Suite"

  let name: String
  let moduleName: String
  private(set) var files: [CutFile]
  /// The files with snapshot tests that are left out, in the order of their paths.
  private(set) var losses: [(path: String, reason: String)] = []
  private let snapshotFiles: Set<String>
  private let ownModules: [String]

  init(_ target: TestTarget, ownModules: [String]) {
    name = target.name
    moduleName = target.moduleName
    files = target.files
    snapshotFiles = target.snapshotFiles
    self.ownModules = ownModules
  }

  mutating func leaveOut(_ path: String, because reason: String) {
    guard files.contains(where: { $0.path == path }) else { return }
    files.removeAll { $0.path == path }
    losses.append((path, reason))
    losses.sort { $0.path < $1.path }
  }

  mutating func leaveOutAll(because reason: String) {
    for file in files { leaveOut(file.path, because: reason) }
  }

  /// Leaves out the files that import a module that is not there.
  mutating func leaveOut(importing modules: Set<String>) {
    for file in files {
      if let module = file.imports.intersection(modules).min() {
        leaveOut(file.path, because: "there is no module \(module)")
      }
    }
  }

  /// Drops what is left where no file has a snapshot test.
  mutating func finish() {
    if !files.contains(where: { snapshotFiles.contains($0.path) }) { files = [] }
  }

  private var imports: Set<String> { files.reduce(into: []) { $0.formUnion($1.imports) } }

  /// The app's own modules that the files import. Their files are in the module of the app.
  private var importedModules: [String] { ownModules.filter(imports.contains) }

  /// Returns the compiler's options with which the app's own modules are found in a module.
  func aliases(module: String) -> [String] {
    importedModules.flatMap { ["-module-alias", "\($0)=\(module)"] }
  }

  /// Returns the line of the manifest with those options; an empty text if there are none.
  func settings(module: String) -> String {
    let options = aliases(module: module)
    guard !options.isEmpty else { return "" }
    return
      "      swiftSettings: [.unsafeFlags([\(options.map(SwiftLiteral.text).joined(separator: ", "))])],\n"
  }

  /// Returns the products that the files need besides the app's module.
  ///
  /// - Parameters:
  ///   - standIns: the products that stand in for modules of others.
  ///   - own: the targets of the package that are modules of others.
  func products(standIns: Set<String>, own: Set<String>) -> [String] {
    let known = standIns.union(own).union(TestTarget.snapshotModules)
    return ["CellShapes", "UIKit"] + imports.intersection(known).union(["SnapshotTesting"]).sorted()
  }

  /// A line such as `ShopTests: 2 of 3 files with snapshot tests`.
  var summary: String {
    let kept = files.count { snapshotFiles.contains($0.path) }
    return "\(name): \(kept) of \(snapshotFiles.count) files with snapshot tests"
  }

  /// The summary for a person, one line each.
  var lines: [String] {
    ["  " + summary]
      + losses.map { "  \(URL(filePath: $0.path).lastPathComponent) is left out: \($0.reason)" }
  }
}
