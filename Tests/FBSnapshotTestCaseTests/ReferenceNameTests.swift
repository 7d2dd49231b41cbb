import Testing

@testable import FBSnapshotTestCase

@MainActor struct ReferenceNameTests {
  private func name(
    _ identifier: String = "", _ options: FBSnapshotTestCaseFileNameIncludeOption, scale: CGFloat = 2
  ) -> String {
    ReferenceName(selector: "testCell", identifier: identifier, options: options).text(scale: scale)
  }

  @Test func `a name has the test, the identifier and the scale`() {
    #expect(name("dark", .screenScale) == "testCell_dark@2x")
    #expect(name("", .screenScale, scale: 1) == "testCell")
  }

  @Test func `white space and punctuation become underscores`() {
    #expect(name("left, right", .none) == "testCell_left__right")
  }

  @Test func `a name has the size of the screen`() {
    #expect(name("", [.screenSize, .screenScale], scale: 3) == "testCell_375x667@3x")
  }
}
