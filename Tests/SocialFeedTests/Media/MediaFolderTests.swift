import Foundation
import Testing

@testable import SocialFeed

final class MediaFolderTests {
  let root: URL
  let folder: MediaFolder

  init() throws {
    root = FileManager.default.temporaryDirectory.appending(path: "media-\(UUID().uuidString)")
    for name in ["photo.jpg", "two/photo.jpg", "a/b/c.png", "IMG 1.jpeg", "77.webp", "cat.png", "blob.jpg"] {
      let file = root.appending(path: name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data("x".utf8).write(to: file)
    }
    folder = MediaFolder(path: root.path)
  }

  deinit {
    try? FileManager.default.removeItem(at: root)
  }

  private func found(_ url: String?, id: String? = nil) -> String? {
    folder.file(url: url, id: id).map { String($0.dropFirst(root.path.count + 1)) }
  }

  @Test func theLongestPathWins() {
    #expect(found("https://example.social/x/one/photo.jpg") == "photo.jpg")
    #expect(found("https://example.social/x/two/photo.jpg?size=1#top") == "two/photo.jpg")
    #expect(found("https://example.social/a/b/c.png") == "a/b/c.png")
  }

  @Test func percentEncodedNamesAreFound() {
    #expect(found("https://example.social/IMG%201.jpeg") == "IMG 1.jpeg")
  }

  @Test func theIdIsTheLastResort() {
    #expect(found("https://example.social/none", id: "77") == "77.webp")
    #expect(found(nil, id: "77") == "77.webp")
    #expect(found(nil, id: "78") == nil)
  }

  @Test(arguments: [
    "", "https://", "https://example.social", "https://example.social/two", "/../photo.jpg/..", "\0",
  ])
  func nothingElseIsRead(url: String) {
    #expect(found(url) == nil)
  }

  @Test func nothingOutsideTheFolderIsRead() {
    #expect(MediaFolder(path: root.path + "/two").file(url: "https://example.social/../cat.png") == nil)
    #expect(MediaFolder(path: root.path + "/two").file(url: "x/%2E%2E%2Fcat.png") == nil)
  }

  @Test func anEmojiIsFoundByItsShortcode() {
    let files = folder.files(of: [CustomEmoji(shortcode: "cat"), CustomEmoji(shortcode: "dog")])
    #expect(files == ["cat": root.path + "/cat.png"])
  }
}
