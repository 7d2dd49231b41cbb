import CellCatalog
import CellDrawing
import CellSnapshots
import Foundation
import UIKit

/// The tiles of a job as illustrations. A crop, callouts or a frame leave one tile, the first that
/// shows all of their views.
@MainActor
struct IllustratedTiles: TileSource {
  private let recorder: TileRecorder
  private let job: RenderJob
  private let illustration: Illustration
  /// The tile that shows the named views, illustrated already; nil for all tiles.
  private let only: RecordedTile?

  init(of job: RenderJob, as illustration: Illustration, times: inout StageTimes) throws(RenderError) {
    self.illustration = illustration
    self.job = job
    recorder = try TileRecorder(of: job, maximumSide: Overlay.maximumSide, times: &times)
    do throws(RenderError) {
      try illustration.check(size: recorder.size, of: job)
      only = try Self.tile(of: recorder, job: job, as: illustration)
    } catch {
      recorder.close()
      throw error
    }
  }

  var rowCount: Int { recorder.rowCount }
  var tileCount: Int { only == nil ? recorder.tileCount : 1 }

  func record(tile index: Int) -> RecordedTile {
    if let only { return only }
    let tile = recorder.record(tile: index)
    return Self.illustrated(tile, NamedViews(), of: job, in: recorder.content.view, as: illustration)
  }

  func close() {
    recorder.close()
  }

  /// The views that the options name, in points of the picture's scene.
  private struct NamedViews {
    /// The part around the views of the crop; nil without a crop.
    var part: CGRect?
    /// The frames of the views with callouts.
    var targets: [CGRect] = []
    /// The frames of everything in the picture that contains nothing else.
    var contents: [CGRect] = []
  }

  /// Returns the first tile that shows the named views, or nil for all tiles. Throws if no tile shows them.
  private static func tile(
    of recorder: TileRecorder, job: RenderJob, as illustration: Illustration
  ) throws(RenderError) -> RecordedTile? {
    guard illustration.hasOneTile else { return nil }
    var failure: RenderError?
    for index in 0..<recorder.tileCount {
      var tile = recorder.record(tile: index)
      let views = NamedView.views(in: recorder.content.view, rect: tile.rect)
      do throws(RenderError) {
        let frame = illustration.frame(around: tile, of: recorder.content)
        let named = try find(illustration, among: views, in: tile, on: frame, of: job)
        tile.name.tile = nil
        tile.tileCount = 1
        let page = illustrated(
          tile, named, on: frame, of: job, in: recorder.content.view, as: illustration)
        try illustration.check(page: page.rect.size, of: job)
        return page
      } catch {
        failure = failure ?? error
        Diagnostics.report(tile.diagnostics)
      }
    }
    throw failure ?? .noSuchView(entry: job.title, name: "", nearest: [])
  }

  private static func find(
    _ illustration: Illustration, among views: [NamedView], in tile: RecordedTile, on frame: DeviceFrame?,
    of job: RenderJob
  ) throws(RenderError) -> NamedViews {
    var named = NamedViews()
    for name in illustration.crop {
      let part = try find(name, among: views, of: job).reduce(named.part ?? .null) { $0.union($1.shown) }
      named.part = part
    }
    let page = illustration.page(of: CGRect(origin: .zero, size: tile.rect.size), part: named.part, in: tile)
    let corner = tile.rect.origin
    let area = frame?.picture.offsetBy(dx: -corner.x, dy: -corner.y) ?? page.shown
    let shown = views.filter { $0.shown.intersects(area) }
    for name in illustration.callouts {
      let target = try find(name, among: shown, of: job).first?.content.intersection(area)
      named.targets.append(target ?? .null)
    }
    named.part = named.part?.offsetBy(dx: corner.x, dy: corner.y)
    named.targets = named.targets.map { $0.offsetBy(dx: corner.x, dy: corner.y) }
    named.contents = shown.filter(\.isLeaf).map { $0.content.offsetBy(dx: corner.x, dy: corner.y) }
    return named
  }

  private static func find(
    _ name: ViewName, among views: [NamedView], of job: RenderJob
  ) throws(RenderError) -> [NamedView] {
    let found = views[name]
    guard found.isEmpty else { return found }
    throw .noSuchView(
      entry: job.title, name: name.text, nearest: views.names(nearestTo: name, count: 3))
  }

  private static func illustrated(
    _ tile: RecordedTile, _ named: NamedViews, on frame: DeviceFrame? = nil, of job: RenderJob,
    in view: UIView,
    as illustration: Illustration
  ) -> RecordedTile {
    let page = illustration.page(of: frame?.rect ?? tile.rect, part: named.part, in: tile)
    let (isDark, isRightToLeft) = (tile.isDark, tile.isRightToLeft)
    let placement = CalloutPlacement(
      of: named.targets, besides: named.contents, in: page.rect, side: CalloutMark.side,
      isRightToLeft: isRightToLeft)
    let marks = placement.origins.enumerated().flatMap { CalloutMark($0 + 1).nodes(at: $1) }
    let legend = CalloutLegend(
      illustration.callouts.map { $0.callout(in: job.entry.callouts) }, width: page.rect.width,
      isDark: isDark, isRightToLeft: isRightToLeft, language: tile.configuration.language)
    var illustrated = tile
    illustrated.name.variant += illustration.suffix
    if illustration.isDescribed {
      illustrated.alternativeText =
        AlternativeText(of: view, rect: frame?.picture ?? page.shown, part: named.part).text
    }
    illustrated.scene = page.scene(
      of: frame?.nodes(around: tile.scene.nodes) ?? tile.scene.nodes, marks: marks, legend: legend,
      background: illustration.backgroundColor(isDark: isDark), corner: illustration.corner,
      border: illustration.border(in: tile.configuration))
    illustrated.rect = CGRect(origin: .zero, size: illustrated.scene.size)
    return illustrated
  }
}

extension RecordedTile {
  fileprivate var isDark: Bool { configuration.userInterfaceStyle == .dark }
  fileprivate var isRightToLeft: Bool { configuration.layoutDirection == .rightToLeft }
}

extension ViewName {
  /// Returns the text of the callout: the catalogue's for the whole name, otherwise for the view, otherwise the name
  /// itself.
  func callout(in texts: [String: String]) -> String {
    texts[text] ?? view.flatMap { texts[$0] } ?? text
  }
}
