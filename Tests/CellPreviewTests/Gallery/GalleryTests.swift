import CellCatalog
import CellSnapBrowser
import CellSnapTemporaryFiles
import CellSnapshots
import Foundation
import Testing
import UIKit

@testable import CellPreview

@MainActor @Suite struct GalleryTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func write(
    _ names: [String], embeddingUpTo limit: Int = Gallery.embeddedByteLimit
  ) throws -> (pictureCount: Int, failures: [String]) {
    let entries = SampleWorker.entries.filter { names.contains($0.name) }
    let configurations = [320, 375].map { SnapshotConfiguration(width: $0, scale: 1) }
    let gallery = try Gallery(
      title: "A <b> title", program: "swift run snapshots", entries: entries,
      configurations: entries.map { _ in configurations + [configurations[0].dark] })
    return try gallery.write(to: OutputFolder(making: folder.path), embeddingUpTo: limit)
  }

  @Test func `a small gallery is one file`() throws {
    #expect(try write(["Label", "Article"]).pictureCount == 6)
    #expect(try Set(folder.files().keys) == ["index.html"])
  }

  @Test func `the pictures of a large gallery are files beside the page`() throws {
    #expect(try write(["Label"], embeddingUpTo: 100).pictureCount == 3)
    let files = try folder.files()
    let page = String(decoding: files["index.html"] ?? Data(), as: UTF8.self)
    let pictures = files.keys.filter { $0.hasSuffix(".png") }
    #expect(pictures.count == 3)
    #expect(pictures.allSatisfy { page.contains($0) })
    #expect(!page.contains("data:image/png"))
  }

  @Test func `the same entries give the same bytes`() throws {
    _ = try write(["Label", "Posts"])
    let first = try folder.files()
    _ = try write(["Label", "Posts"])
    #expect(try folder.files() == first)
  }

  @Test func `an entry without a picture is named, and the other entries are there`() throws {
    let result = try write(["Empty", "Label"])
    #expect(result.pictureCount == 3)
    #expect(result.failures.count == 3)
    #expect(result.failures.allSatisfy { $0.contains("Empty") && !$0.contains("\n") })
  }

  @Test func `the page contains nothing that its title could close`() throws {
    _ = try write(["Label"])
    let page = try String(contentsOfFile: folder.path(of: "index.html"), encoding: .utf8)
    #expect(page.contains("<title>A &lt;b&gt; title</title>"))
  }

  @Test(.enabled(if: Chromium.path != nil, "there is no Chromium: apt-get install chromium-headless-shell"))
  func `the page works from a file without any server`() async throws {
    _ = try write(["Article", "Label"])
    let page = try String(contentsOfFile: folder.path(of: "index.html"), encoding: .utf8)
    let script = String(decoding: PackageResources.checks_js, as: UTF8.self)
    let file = try folder.write(CheckedPage.text(of: page, script: script), to: "checked.html")
    let seen = try await CheckedPage.seen(on: file)
    #expect(seen["problems"] == "")
    #expect(seen.values.filter { $0.hasPrefix("failed") } == [])
    #expect(seen["listed"] == "2")
    #expect(seen["absent"] == "0")
    #expect(seen["width.right"] == "375")
    #expect(seen["width.left"] == "320")
    #expect(seen["width.dragged"] == "375")
    #expect(seen["dark"] == "true")
    #expect(seen["card"] == "true")
    #expect(seen["matrix"] != nil)
    #expect(seen["matrix.unknownAxis"] == "appearance")
    #expect(seen["listEmpty"] == "true")
    #expect(seen["help"] == "true")
    #expect(seen["unnamed"] == "0")
    #expect(seen["markup"] == "0")
  }
}
