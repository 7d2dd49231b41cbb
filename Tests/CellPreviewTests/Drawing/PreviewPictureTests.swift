import CellCatalog
import CellDrawing
import CellSnapTemporaryFiles
import CellSnapshots
import Foundation
import Testing
import UIKit

@testable import CellPreview

@MainActor @Suite struct PreviewPictureTests {
  @Test func `a picture has the bytes that render writes`() throws {
    let folder = try TemporaryFolder()
    let configurations = [320, 321, 375].map { SnapshotConfiguration(width: $0, scale: 1) }
    let entry = try #require(SampleWorker.entries.first)
    let plan = try RenderPlan(entries: [entry], configurations: configurations)
    let files = PictureFiles(folder: try OutputFolder(making: folder.path), settings: PictureSettings())
    _ = Renderer(destination: files, observer: SilentObserver()).render(plan.jobs)
    for width in [320, 321, 375] {
      let reply = try SampleWorker.reply(.picture, "Notes") { $0.circumstances.width = Double(width) }
      let written = FileManager.default.contents(atPath: folder.path(of: "Notes/Notes.\(width).png"))
      #expect(written.map { [UInt8]($0) } == reply.bytes)
    }
  }

  @Test func `the headers say the size of the picture and the place of the tile`() throws {
    let reply = try SampleWorker.reply(.picture, "Label") { $0.circumstances.width = 320 }
    #expect(reply.head.headers["X-CellSnap-Size"] == "320x40")
    #expect(reply.head.headers["X-CellSnap-Tile"] == "0x40")
    #expect(reply.head.headers["X-CellSnap-Tiles"] == "1")
    #expect(reply.head.headers["ETag"] == "\"\(ContentHash(of: reply.bytes))\"")
  }

  @Test func `a small picture ends at 480 points`() throws {
    let reply = try SampleWorker.reply(.picture, "Posts") {
      $0.isThumbnail = true
      $0.circumstances.width = 20
    }
    let place = reply.head.headers["X-CellSnap-Tile"]?.split(separator: "x").last.flatMap { Double($0) }
    #expect(try #require(place) <= 480)
  }

  @Test func `the reason why an entry has no picture is one line`() {
    let error = #expect(throws: PreviewError.self) { try SampleWorker.reply(.picture, "Empty") }
    #expect(error?.status == 422)
    #expect(error?.description.contains("Empty") == true)
  }

  @Test func `an entry that is not in the catalogue is named`() {
    #expect(throws: PreviewError.unknownEntry("Gone")) { try SampleWorker.reply(.picture, "Gone") }
    #expect(throws: PreviewError.invalid("there are 1 tiles, but no tile 2")) {
      try SampleWorker.reply(.picture, "Label") { $0.tile = 2 }
    }
  }
}
