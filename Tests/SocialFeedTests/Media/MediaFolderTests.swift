import Foundation
import Testing

@testable import CellSnapSocialFeed

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

  @Test func `the longest matching path is used`() {
    #expect(found("https://example.social/x/one/photo.jpg") == "photo.jpg")
    #expect(found("https://example.social/x/two/photo.jpg?size=1#top") == "two/photo.jpg")
    #expect(found("https://example.social/a/b/c.png") == "a/b/c.png")
  }

  @Test func `percent-encoded names are found`() {
    #expect(found("https://example.social/IMG%201.jpeg") == "IMG 1.jpeg")
  }

  @Test func `a file is found by its id if its address has no match`() {
    #expect(found("https://example.social/none", id: "77") == "77.webp")
    #expect(found(nil, id: "77") == "77.webp")
    #expect(found(nil, id: "78") == nil)
  }

  @Test(arguments: [
    "", "https://", "https://example.social", "https://example.social/two", "/../photo.jpg/..", "\0",
  ])
  func `an address without a file finds nothing`(url: String) {
    #expect(found(url) == nil)
  }

  @Test func `nothing outside the folder is found`() {
    #expect(MediaFolder(path: root.path + "/two").file(url: "https://example.social/../cat.png") == nil)
    #expect(MediaFolder(path: root.path + "/two").file(url: "x/%2E%2E%2Fcat.png") == nil)
  }

  /// A combining mark after a dot or a slash makes one `Character` of both, but the file system sees a dot or
  /// a slash.
  @Test(arguments: [
    "x/..%2F%CC%81cat.png", "x/..%2F%CC%81%2F..%2Fcat.png", "..\u{301}/cat.png",
    "two%2F..%2F%CC%81%2F..%2F..%2Fcat.png",
    "x/%2E%2E%2F%E2%83%A0secret.png",
  ])
  func `a combining mark does not hide a slash`(url: String) throws {
    for name in ["\u{301}cat.png", "\u{20E0}secret.png"] {
      try Data("x".utf8).write(to: root.appending(path: name))
    }
    try FileManager.default.createDirectory(
      at: root.appending(path: "\u{301}"), withIntermediateDirectories: true)
    #expect(MediaFolder(path: root.path + "/two").file(url: url) == nil)
  }

  @Test func `a link out of the folder is not followed`() throws {
    let inner = root.appending(path: "two")
    try FileManager.default.createSymbolicLink(
      at: inner.appending(path: "out.png"), withDestinationURL: root.appending(path: "cat.png"))
    try FileManager.default.createSymbolicLink(at: inner.appending(path: "up"), withDestinationURL: root)
    try FileManager.default.createSymbolicLink(
      atPath: inner.appending(path: "in.jpg").path, withDestinationPath: "photo.jpg")
    let folder = MediaFolder(path: inner.path)
    #expect(folder.file(url: "https://example.social/out.png") == nil)
    #expect(folder.file(url: "https://example.social/up/cat.png") == nil)
    #expect(folder.file(url: "https://example.social/in.jpg") == inner.path + "/in.jpg")
  }

  @Test func `a path that is no folder has no files`() throws {
    #expect(MediaFolder(path: "").file(url: "https://example.social" + root.path + "/photo.jpg") == nil)
    #expect(MediaFolder(path: "").file(url: "etc/passwd") == nil)
    #expect(MediaFolder(path: root.path + "/photo.jpg\0").file(url: "photo.jpg") == nil)
    #expect(MediaFolder(path: root.path + "/photo.jpg").file(url: "photo.jpg") == nil)
  }

  @Test func `the folder itself may be a link`() throws {
    let link = root.appending(path: "linked")
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: root.appending(path: "two"))
    #expect(MediaFolder(path: link.path).file(url: "photo.jpg") == link.path + "/photo.jpg")
  }

  @Test func `a pipe is not a picture`() {
    mkfifo(root.appending(path: "pipe.png").path, 0o600)
    #expect(found("https://example.social/pipe.png") == nil)
  }

  @Test func `an emoji is found by its shortcode`() {
    let files = folder.files(of: [CustomEmoji(shortcode: "cat"), CustomEmoji(shortcode: "dog")])
    #expect(files == ["cat": root.path + "/cat.png"])
  }
}
