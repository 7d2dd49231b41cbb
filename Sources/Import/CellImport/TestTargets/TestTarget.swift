internal import CellSnapSourcePass
internal import Foundation

/// A test target of an app: the files with its snapshot tests, and those that they need.
struct TestTarget {
  /// The modules whose tests compare snapshots.
  static let snapshotModules: Set<String> = [
    "SnapshotTesting", "FBSnapshotTestCase", "iOSSnapshotTestCase", "InlineSnapshotTesting",
  ]

  /// The modules that snapshot tests import and that this project does not have.
  private static let otherSnapshotModules: Set<String> = ["Nimble_Snapshots"]

  /// The functions that compare a snapshot.
  private static let functions: Set<String> = [
    "assertSnapshot", "assertSnapshots", "verifySnapshot", "assertInlineSnapshot", "FBSnapshotVerifyView",
    "FBSnapshotVerifyLayer", "FBSnapshotVerifyViewController", "haveValidSnapshot",
    "haveValidDeviceAgnosticSnapshot", "recordSnapshot", "recordDeviceAgnosticSnapshot",
  ]

  /// The functions of XCTest that call no snapshot by their name.
  private static let callbacks: Set<String> = ["setUp", "setUpWithError", "tearDown", "invokeTest", "spec"]

  let name: String
  let moduleName: String
  /// The files in the order of the project.
  let files: [SliceFile]
  /// The paths of the files with snapshot tests.
  let snapshotFiles: Set<String>
  let resources: [URL]
  /// The places of the resources in the bundle, by their paths.
  let places: [String: String]

  /// Creates a target, or returns nil if it has no snapshot tests.
  init?(_ target: AppTarget, _ files: [SliceFile]) {
    let functions = Self.snapshotFunctions(in: files)
    let modules = Self.snapshotModules.union(Self.otherSnapshotModules)
    let snapshots = files.filter { file in
      !modules.isDisjoint(with: file.imports)
        || file.declarations.contains { !functions.isDisjoint(with: $0.bodyNames) }
    }
    guard !snapshots.isEmpty else { return nil }
    name = target.name
    moduleName = target.moduleName
    resources = target.resources.filter { target.places[$0.path] != nil }
    places = target.places
    snapshotFiles = Set(snapshots.map(\.path))
    let needed = Self.needed(by: snapshots, among: files)
    self.files = files.filter { needed.contains($0.path) }
  }

  /// The modules that the files import.
  var imports: Set<String> { files.reduce(into: []) { $0.formUnion($1.imports) } }

  /// Returns the functions that compare a snapshot, and the functions of the target that call them.
  private static func snapshotFunctions(in files: [SliceFile]) -> Set<String> {
    let own = files.flatMap(\.declarations).filter {
      $0.kind == .function && !$0.name.hasPrefix("test") && !callbacks.contains($0.name)
    }
    var known = functions
    while true {
      let found = own.filter { !known.contains($0.name) && !known.isDisjoint(with: $0.bodyNames) }
      if found.isEmpty { return known }
      known.formUnion(found.map(\.name))
    }
  }

  /// Returns the paths of files, and of those that declare what these name.
  private static func needed(by files: [SliceFile], among all: [SliceFile]) -> Set<String> {
    var declaring: [String: [SliceFile]] = [:]
    for file in all {
      for name in file.namesForOthers { declaring[name, default: []].append(file) }
    }
    var found = Set(files.map(\.path))
    var open = files
    while let file = open.popLast() {
      for other in file.usedNames.flatMap({ declaring[$0] ?? [] }) where found.insert(other.path).inserted {
        open.append(other)
      }
    }
    return found
  }
}

extension SliceFile {
  /// The identifiers in the file.
  var usedNames: Set<String> {
    declarations.filter { $0.kind != .importing }.reduce(into: []) { names, declaration in
      names.formUnion(declaration.bodyNames)
      names.formUnion(declaration.signatureNames)
    }
  }

  /// The names that other files of the module may use: those at the top of the file and in extensions.
  fileprivate var namesForOthers: Set<String> {
    declarations.reduce(into: []) { names, declaration in
      guard declaration.kind != .importing, declaration.kind != .extending, !declaration.isPrivate,
        declaration.parent.map({ declarations[$0].kind == .extending }) ?? true
      else { return }
      names.formUnion(declaration.names)
    }
  }
}
