import CellSnapTemporaryFiles
import Foundation
import Testing

@testable import CellImport

struct TestReferencesTests {
  private let folder: TemporaryFolder
  private var root: URL { URL(filePath: folder.path).standardizedFileURL }

  init() throws {
    folder = try TemporaryFolder()
  }

  private func references(of files: [String], with folders: [String], in app: String = "App") throws
    -> [String]
  {
    for path in folders {
      try FileManager.default.createDirectory(
        at: root.appending(path: path), withIntermediateDirectories: true)
    }
    let found = TestReferences(
      of: files.map { root.appending(path: $0) }, in: root.appending(path: app))
    return found.folders.map { String($0.path.dropFirst(root.path.count + 1)) }
  }

  @Test func `the references of swift-snapshot-testing are beside each file`() throws {
    #expect(
      try references(
        of: ["App/Tests/CellTests.swift"],
        with: [
          "App/Tests/__Snapshots__/CellTests", "App/Tests/__Snapshots__/OldTests",
          "App/Tests/__Snapshots__/linux/CellTests", "App/Tests/__Snapshots__x86__/CellTests",
        ])
        == [
          "App/Tests/__Snapshots__/CellTests", "App/Tests/__Snapshots__/linux/CellTests",
          "App/Tests/__Snapshots__x86__/CellTests",
        ])
  }

  @Test func `the references of FBSnapshotTestCase are around the files, but not around the app`() throws {
    #expect(
      try references(
        of: ["App/Tests/Cells/ATests.swift", "App/Tests/BTests.swift"],
        with: ["App/Tests/ReferenceImages_64", "App/Tests/Cells", "ReferenceImages_64"])
        == ["App/Tests/ReferenceImages_64"])
  }

  @Test func `a link is not followed`() throws {
    try FileManager.default.createDirectory(
      at: root.appending(path: "App/Tests/__Snapshots__"), withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      at: root.appending(path: "App/Tests/__Snapshots__/CellTests"), withDestinationURL: URL(filePath: "/etc")
    )
    #expect(try references(of: ["App/Tests/CellTests.swift"], with: []).isEmpty)
  }
}
