import Testing

@testable import CellSnapshots

@Suite struct CommentPictureTests {
  private func title(_ name: String) -> String { CommentPicture(snapshot: name, bytes: []).title }

  @Test(arguments: [
    ("WallPost/short.320@2x-dark", "WallPost_short.320@2x-dark"), ("../../etc/passwd", "___.__etc_passwd"),
    ("-rf", "_rf"), ("", "_"), ("a b|c`d\n<e>", "a_b_c_d__e_"), ("é🎈", "__"), ("e\u{301}", "e_"),
    ("$(id);'\"", "__id____"),
  ])
  func `a title has safe signs only`(name: String, expected: String) {
    #expect(title(name) == expected)
  }

  @Test func `a long title is cut`() {
    #expect(title(String(repeating: "a", count: 500)).count == 60)
  }

  @Test func `other bytes have another name`() {
    let names = [[1], [2]].map { CommentPicture(snapshot: "a", bytes: $0).name }
    #expect(names[0] != names[1])
    #expect(names.allSatisfy { $0.hasPrefix("a-") && $0.hasSuffix(".png") && $0.count == 38 })
  }
}
