import CellCatalog
import CellDrawing
import CellSnapshots
import Foundation
import UIKit

/// The tiles of a job as illustrations. A crop leaves one tile, the first that shows all of its views.
@MainActor
struct IllustratedTiles: TileSource {
  private let recorder: TileRecorder
  private let illustration: Illustration
  /// The tile that shows the views of the crop, recorded already; nil without a crop.
  private let cropped: RecordedTile?

  init(of job: RenderJob, as illustration: Illustration, times: inout StageTimes) throws(RenderError) {
    self.illustration = illustration
    recorder = try TileRecorder(of: job, maximumSide: Overlay.maximumSide, times: &times)
    do throws(RenderError) {
      try illustration.check(size: recorder.size, of: job)
      cropped = try Self.tile(of: recorder, job: job, as: illustration)
    } catch {
      recorder.close()
      throw error
    }
  }

  var rowCount: Int { recorder.rowCount }
  var tileCount: Int { cropped == nil ? recorder.tileCount : 1 }

  func record(tile index: Int) -> RecordedTile {
    cropped ?? Self.illustrated(recorder.record(tile: index), part: nil, as: illustration)
  }

  func close() {
    recorder.close()
  }

  /// Returns the first tile that shows the views of the crop, or nil without a crop. Throws if no tile shows them.
  private static func tile(
    of recorder: TileRecorder, job: RenderJob, as illustration: Illustration
  ) throws(RenderError) -> RecordedTile? {
    guard !illustration.crop.isEmpty else { return nil }
    var missing: (name: ViewName, nearest: [String])?
    for index in 0..<recorder.tileCount {
      var tile = recorder.record(tile: index)
      let views = NamedView.views(in: recorder.content.view, rect: tile.rect)
      let found = illustration.crop.map { views[$0] }
      if let place = found.firstIndex(where: \.isEmpty) {
        let name = illustration.crop[place]
        missing = missing ?? (name, views.names(nearestTo: name, count: 3))
        Diagnostics.report(tile.diagnostics)
        continue
      }
      let part = found.joined().reduce(CGRect.null) { $0.union($1.shown) }
      tile.name.tile = nil
      tile.tileCount = 1
      let placed = part.offsetBy(dx: tile.rect.minX, dy: tile.rect.minY)
      return illustrated(tile, part: placed, as: illustration)
    }
    throw .noSuchView(
      entry: job.title, name: missing?.name.text ?? "", nearest: missing?.nearest ?? [])
  }

  private static func illustrated(
    _ tile: RecordedTile, part: CGRect?, as illustration: Illustration
  ) -> RecordedTile {
    let page = IllustratedPage(
      of: tile.rect, part: part, padding: illustration.padding, scale: tile.configuration.scale)
    let isDark = tile.configuration.userInterfaceStyle == .dark
    var illustrated = tile
    illustrated.name.variant += illustration.suffix
    illustrated.scene = page.scene(
      of: tile.scene.nodes, background: illustration.backgroundColor(isDark: isDark),
      corner: illustration.corner)
    illustrated.rect = CGRect(origin: .zero, size: illustrated.scene.size)
    return illustrated
  }
}
