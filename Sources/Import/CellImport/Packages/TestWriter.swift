internal import CellSnapSourcePass
internal import Foundation

/// The writer of a test target. It copies the files and their references, so that a test that records a reference writes
/// nothing into the app's folder.
struct TestWriter {
  private let tests: CheckedTests
  private let folder: URL
  private let output: URL
  private let module: String

  /// - Parameters:
  ///   - folder: the folder of the app.
  ///   - output: the folder of the written package.
  ///   - module: the name of the app's module in the package.
  init(_ tests: CheckedTests, in folder: URL, to output: URL, module: String) {
    self.tests = tests
    self.folder = folder
    self.output = output
    self.module = module
  }

  func write(to files: inout WrittenFiles) throws {
    let place = "Tests/\(tests.moduleName)"
    var list = ""
    if var slice = tests.slice {
      let target = output.appending(path: place)
      let kept = tests.files.map { (path: $0.path, copy: self.place(of: URL(filePath: $0.path))) }
      slice.files = Dictionary(
        kept.map { (target.appending(path: $0.copy).path, slice.files[$0.path] ?? [:]) }
      ) { first, _ in first }
      try files.rename("\(place)/Cut.json", to: "\(place)/Slice.json")
      try files.write(try slice.json(forFileIn: target), to: "\(place)/Slice.json")
      list =
        "// source-pass-slice: Slice.json\n"
        + kept.map { "// source-pass: \($0.copy)\n" }.sorted().joined()
    }
    try files.write(
      Data(
        (list + "// The clock and the bundle of the app, for the files in \(CheckedTests.folder).\n"
          + AppSurroundings.text(module: module)).utf8), to: "\(place)/TestSurroundings.swift")
    for resource in tests.resources {
      guard let name = tests.places[resource.path] else { continue }
      try files.copyResource(resource, to: "\(place)/Resources/\(name)")
    }
    for file in tests.files {
      try files.copy(URL(filePath: file.path), to: "\(place)/\(self.place(of: URL(filePath: file.path)))")
    }
    for references in TestReferences(of: tests.files.map { URL(filePath: $0.path) }, in: folder).folders {
      try files.copy(references, to: "\(place)/\(self.place(of: references))")
    }
  }

  /// The place of the app's file in the target's folder, such as `Suite/ShopTests/CellTests.swift`.
  private func place(of file: URL) -> String {
    CheckedTests.folder + "/"
      + RelativePath.path(file.path, from: folder.path).split(separator: "/").filter { $0 != ".." }
      .joined(separator: "/")
  }
}
