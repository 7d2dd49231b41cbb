import CellDrawing
import CellSnapshots
import Foundation

/// The only tile of an animated entry, with a frame for each state.
@MainActor
struct AnimatedTile: TileSource {
  let rowCount: Int
  private let tile: RecordedTile

  /// Records all states. Throws `RenderError` if a state has no picture, or if the frames are too large.
  ///
  /// - Parameter source: Makes the source of the tiles of one state.
  init(
    of job: RenderJob, _ animation: CatalogAnimation, times: inout StageTimes, from source: TileSourceMaking
  ) throws(RenderError) {
    var frames: [RecordedAnimation.Frame] = []
    var rowCount = 0
    for frame in animation.frames {
      var state = job
      state.entry = frame.entry
      state.name = (try? EntryName(frame.entry.name)) ?? job.name
      let tiles = try source(state, &times)
      defer { tiles.close() }
      rowCount = max(rowCount, tiles.rowCount)
      let tile = times.measure(.record) { tiles.record(tile: 0) }
      guard tiles.tileCount == 1 else {
        let rest = (1..<tiles.tileCount).reduce(0) { $0 + tiles.record(tile: $1).rect.height }
        throw Self.tooLarge(
          job, animation, CGSize(width: tile.rect.width, height: tile.rect.height + rest))
      }
      frames.append(RecordedAnimation.Frame(state: frame.state, tile: tile, duration: frame.duration))
    }
    let canvas = CGSize(
      width: frames.map(\.tile.rect.width).max() ?? 0, height: frames.map(\.tile.rect.height).max() ?? 0)
    let scale = job.configuration.scale
    let (width, height) = ((canvas.width * scale).rounded(.up), (canvas.height * scale).rounded(.up))
    guard max(width, height) <= CGFloat(Bitmap.maximumSide),
      width * height * CGFloat(frames.count) <= CGFloat(Bitmap.maximumPixelCount)
    else { throw Self.tooLarge(job, animation, canvas) }
    for index in frames.indices { frames[index].tile = frames[index].tile.onCanvas(canvas) }
    guard var first = frames.first?.tile else { throw .noHeight(entry: job.title) }
    first.name.entry = job.name
    // A text is about one state, and each state has its own.
    first.texts = [:]
    first.animation = RecordedAnimation(frames: frames, loopCount: animation.loopCount)
    first.diagnostics = frames.flatMap(\.tile.diagnostics).reduce(into: []) { all, diagnostic in
      if !all.contains(diagnostic) { all.append(diagnostic) }
    }
    first.absences = frames.flatMap(\.tile.absences)
    tile = first
    self.rowCount = rowCount
  }

  var tileCount: Int { 1 }

  func record(tile index: Int) -> RecordedTile { tile }

  func close() {}

  private static func tooLarge(
    _ job: RenderJob, _ animation: CatalogAnimation, _ size: CGSize
  ) -> RenderError {
    let scale = job.configuration.scale
    return .animationTooLarge(
      entry: job.title, frames: animation.frames.count, width: Int((size.width * scale).rounded(.up)),
      height: Int((size.height * scale).rounded(.up)))
  }
}
