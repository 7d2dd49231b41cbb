import CellNibs
import CellSnapTemporaryFiles
import Testing

@testable import CellSnapNibs

/// Documents of this project, whose frames follow from their constraints. A comment beside each frame works it out.
@MainActor struct OwnDocumentsTests {
  nonisolated private static var folder: String {
    TestFolders.package.appending(path: "Tests/NibsTests/Documents").path
  }

  @Test(arguments: DocumentPaths.all(in: folder)) func `every view has the frame that was worked out`(
    path: String
  ) throws {
    let document = try NibDocument(bytes: DocumentPaths.bytes(of: path), path: path)
    let comparison = DocumentComparison(document).compare()
    #expect(comparison.differences == [])
    #expect(comparison.views.equal == comparison.views.all)
    #expect(comparison.constrained.all.all > 0)
  }

  @Test func `there are documents to compare`() {
    #expect(DocumentPaths.all(in: Self.folder).count >= 20)
  }
}
