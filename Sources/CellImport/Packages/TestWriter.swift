internal import CellSnapSourcePass
internal import Foundation

/// The writer of a test target. It copies the files and their references, so that a test that records a reference writes
/// nothing into the app's folder.
struct TestWriter {
  private let tests: CheckedTests
  private let folder: URL
  private let module: String

  /// - Parameters:
  ///   - folder: the folder of the app.
  ///   - module: the name of the app's module in the package.
  init(_ tests: CheckedTests, in folder: URL, module: String) {
    self.tests = tests
    self.folder = folder
    self.module = module
  }

  func write(to files: inout WrittenFiles) throws {
    let place = "Tests/\(tests.moduleName)"
    try files.write(
      Data(
        ("// The clock and the bundle of the app, for the files in \(CheckedTests.folder).\n"
          + AppSurroundings.text(module: module)).utf8), to: "\(place)/TestSurroundings.swift")
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
