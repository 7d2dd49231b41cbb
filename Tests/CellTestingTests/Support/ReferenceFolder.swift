import Foundation
import Testing

@testable import CellTesting

/// A temporary folder for references.
final class ReferenceFolder {
  let path = NSTemporaryDirectory() + "cellsnap-testing-\(UInt64.random(in: .min ... .max))"

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  /// Runs assertions with references in this folder. They see no other environment variables than
  /// `variables`.
  @MainActor
  func use<Result>(_ variables: [String: String] = [:], _ body: () throws -> Result) rethrows -> Result {
    let environment = SnapshotEnvironment(
      variables: variables.merging(
        ["CELLSNAP_REFERENCES": path, "CELLSNAP_OUTPUT": "\(path)/output"]) { first, _ in first })
    return try SnapshotEnvironment.$current.withValue(environment, operation: body)
  }

  /// The paths of all files below `CellTestingTests`, sorted.
  var files: [String] {
    let names = (try? FileManager.default.subpathsOfDirectory(atPath: "\(path)/CellTestingTests")) ?? []
    return names.filter { $0.contains(".") }.sorted()
  }

  func bytes(of file: String) throws -> [UInt8] {
    [UInt8](try #require(FileManager.default.contents(atPath: "\(path)/CellTestingTests/\(file)")))
  }
}
