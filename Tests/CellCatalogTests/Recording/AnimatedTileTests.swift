import CellDrawing
import CellSnapshots
import Foundation
import Testing
import UIKit

@testable import CellCatalog

@MainActor @Suite struct AnimatedTileTests {
  private func tile(of entry: CatalogEntry, scale: CGFloat = 1) throws -> RecordedTile {
    let drawn = try #require(try entry.entries(of: .statesAndAnimations).first)
    let job = RenderJob(
      index: 0, entry: drawn, name: try EntryName(drawn.name),
      configuration: SnapshotConfiguration(width: 40, scale: scale))
    var times = StageTimes()
    return try job.using {
      try AnimatedTile(of: job, try #require(drawn.animation), times: &times) {
        job, times throws(RenderError) in
        try TileRecorder(of: job, times: &times)
      }.record(tile: 0)
    }
  }

  /// 60 points, and 120 after the touch.
  private let entry = CatalogEntry("Touched") { TouchedView() }
    .state("plain").state("liked") { $0.tap("likeButton") }.state("twice") { $0.tap("likeButton") }.animated()

  @Test func `the canvas is as large as the largest state`() throws {
    let tile = try tile(of: entry)
    // 60 points, twice and twice again.
    #expect(tile.rect.size == CGSize(width: 40, height: 240))
    #expect(tile.animation?.frames.map(\.tile.rect.size.height) == [240, 240, 240])
  }

  @Test func `the frames have the names of their states`() throws {
    let frames = try #require(try tile(of: entry).animation).frames
    #expect(frames.map(\.state) == ["plain", "liked", "twice"])
  }

  @Test func `the animation has the name of the entry`() throws {
    #expect(try tile(of: entry).name.title == "Touched/Touched.40")
  }

  @Test func `the rest of a smaller state is transparent`() throws {
    let animation = try #require(try tile(of: entry).animation)
    let bitmaps = try TilePainter().paint(animation).bitmaps
    let pixels = bitmaps.map { $0.pixels.bindMemory(to: UInt32.self) }
    // The red button at 30, 10 is in all frames.
    #expect(pixels.map { $0[10 * 40 + 30] >> 24 } == [255, 255, 255])
    #expect(pixels[0][60 * 40 + 30] == 0)
  }

  @Test func `an animation that is too large is refused`() throws {
    let tall = CatalogEntry("Tall", height: 30_000) { UIView() }.state("a").state("b").animated()
    #expect(
      throws: RenderError.animationTooLarge(
        entry: "Tall at width 40", frames: 2, width: 80, height: 60_000)
    ) {
      try tile(of: tall, scale: 2)
    }
  }
}
