internal import CellSnapSourcePass
internal import Foundation

/// The snapshot tests of a target, with the parts of them that compile.
struct CheckedTests {
  /// A file of which something is left out.
  struct Loss {
    let path: String
    /// The number of its tests that are left out, and of all its tests.
    let tests: (lost: Int, all: Int)
    /// Whether nothing of the file is left.
    let isWhole: Bool
    let reason: String
  }

  /// The folder with the files, in the target's folder.
  static let folder = "Suite"

  let name: String
  let moduleName: String
  /// The files of which something is left.
  private(set) var files: [SliceFile]
  private(set) var losses: [Loss] = []
  /// The kept parts of the files; nil if there are none.
  private(set) var slice: SourceSlice?
  let resources: [URL]
  /// The places of the resources in the bundle, by their paths.
  let places: [String: String]
  private let snapshotFiles: Set<String>
  /// The number of tests in all files.
  private let testCount: Int
  private let ownModules: [String]

  init(_ target: TestTarget, ownModules: [String]) {
    name = target.name
    moduleName = target.moduleName
    files = target.files
    resources = target.resources
    places = target.places
    snapshotFiles = target.snapshotFiles
    testCount = target.files.reduce(0) { $0 + $1.tests.count }
    self.ownModules = ownModules
  }

  /// Returns the tests without any file, for a reason.
  func without(_ reason: String) -> CheckedTests {
    var none = self
    none.losses = files.map { file in
      let all = file.tests.count
      return Loss(path: file.path, tests: (all, all), isWhole: true, reason: reason)
    }
    none.files = []
    return none
  }

  /// Returns the tests with what a slice keeps of them.
  func keeping(_ state: SliceState) -> CheckedTests {
    var checked = self
    checked.files = []
    for (number, file) in files.enumerated() {
      let places = file.declarations.indices.map { SliceIndex.Place(file: number, index: $0) }
      let isLeft = places.contains {
        state.index[$0].kind != .importing && state.index[$0].parent == nil
          && state.treatment(of: $0) != .absent
      }
      let reason = places.compactMap { state.reasons[$0] }.first
      if isLeft || reason == nil { checked.files.append(file) }
      guard let reason else { continue }
      let missing = file.imports.intersection(state.missingModules).min()
      let lost = file.tests.count { state.treatment(of: .init(file: number, index: $0)) == .absent }
      checked.losses.append(
        Loss(
          path: file.path, tests: (lost, file.tests.count),
          isWhole: !isLeft || lost > 0 && lost == file.tests.count,
          reason: missing.map { "there is no module \($0)" } ?? reason))
    }
    checked.losses.sort { $0.path < $1.path }
    // Without a snapshot test the rest is of no use.
    if checked.keptFiles == 0 { checked.files = [] }
    checked.slice = checked.files.isEmpty ? nil : state.slice
    return checked
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

  /// The files and folders of the target that the package manager does not look at, as Swift.
  var excluded: String {
    ([Self.folder] + (slice == nil ? [] : ["Slice.json"])).map(SwiftLiteral.text).joined(separator: ", ")
  }

  /// Returns the products that the files need besides the app's module.
  ///
  /// - Parameters:
  ///   - standIns: the products that stand in for modules of others.
  ///   - own: the targets of the package that are modules of others.
  func products(standIns: Set<String>, own: Set<String>) -> [String] {
    let known = standIns.union(own).union(TestTarget.snapshotModules)
    return ["CellShapes", "CellShapesTesting", "UIKit"]
      + imports.intersection(known).union(["SnapshotTesting"]).sorted()
  }

  /// The number of files whose snapshot tests are there.
  private var keptFiles: Int {
    let lost = Set(losses.filter(\.isWhole).map(\.path))
    return files.count { snapshotFiles.contains($0.path) && !lost.contains($0.path) }
  }

  /// A line such as `ShopTests: 2 of 3 files with snapshot tests, 11 of 14 tests`.
  var summary: String {
    let lost = losses.reduce(0) { $0 + $1.tests.lost }
    return
      "\(name): \(keptFiles) of \(snapshotFiles.count) files with snapshot tests, "
      + "\(testCount - lost) of \(testCount) tests"
  }

  /// The summary for a person, one line each.
  var lines: [String] { ["  " + summary] + losses.map { "  " + $0.text } }
}

extension CheckedTests.Loss {
  /// A line such as `LoginTests.swift without 2 of 5 tests: line 9: cannot find 'LoginService' in scope`.
  var text: String {
    let name = URL(filePath: path).lastPathComponent
    if isWhole { return "\(name) is left out: \(reason)" }
    return tests.lost == 0
      ? "\(name) without a part: \(reason)" : "\(name) without \(tests.lost) of \(tests.all) tests: \(reason)"
  }
}

extension SliceFile {
  /// The places of the tests among the declarations: the methods of XCTest, and the functions of Swift Testing.
  var tests: [Int] {
    declarations.indices.filter { index in
      let one = declarations[index]
      return one.kind == .function
        && (one.attributes.contains("Test") || one.name.hasPrefix("test") && one.parameters.isEmpty)
    }
  }
}
