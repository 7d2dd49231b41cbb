import CellDrawing
import Testing

@testable import CellChanges

@Suite struct ChangedFilesTests {
  private func others(
    _ paths: [String], ignored: [String] = [], files: [String: ContentHash] = [:],
    earlier: [String: ContentHash] = [:], hash: ContentHash? = nil
  ) -> [String] {
    var (record, base) = (CodeRecord(), CodeRecord())
    (record.files, base.files) = (files, earlier)
    return ChangedFiles(paths, ignored: ignored, record: record, base: base) { _ in hash }.others
  }

  private let hash = ContentHash(high: 1, low: 2)

  @Test func `sources and texts about them are no other files`() {
    #expect(
      others(["Sources/Feed/Cell.swift", "Sources/C/a.h", "README.md", ".github/workflows/ci.yml"]) == [])
    #expect(others(["Sources/Feed/Feed.docc/a.png", ".gitignore"]) == [])
  }

  @Test func `references are no other files`() {
    #expect(others(["Snapshots/a.png", "Snapshots2/a.png"], ignored: ["Snapshots"]) == ["Snapshots2/a.png"])
  }

  @Test func `a file of a bundle is no other file`() {
    let files = ["A.resources/feed.json": hash]
    #expect(others(["Sources/Feed/Resources/feed.json"], files: files, hash: hash) == [])
    #expect(
      others(["Fixtures/feed.json"], files: files, hash: ContentHash(high: 3, low: 4)) == [
        "Fixtures/feed.json"
      ])
  }

  @Test func `a file that a bundle lost is no other file`() {
    #expect(others(["Resources/feed.json"], earlier: ["A.resources/feed.json": hash]) == [])
    #expect(
      others(["Resources/list.json"], earlier: ["A.resources/feed.json": hash]) == ["Resources/list.json"])
  }

  @Test func `a manifest, a font and a library are reasons for everything`() {
    for path in ["Package.swift", "App/Package.resolved", "Package@swift-6.0.swift", "Fonts/A.ttf", "libA.a"]
    {
      let files = ChangedFiles([path], ignored: [], record: CodeRecord(), base: CodeRecord()) { _ in nil }
      #expect(files.reason == "\(path) differs")
    }
    #expect(ChangedFiles.none.reason == nil)
  }
}
