import CellCatalog
import CellDrawing
import CellSnapshots
import Foundation
import UIKit

/// A drawing of an entry in the circumstances of a request, with its edits.
@MainActor
struct PreviewDrawing {
  let entry: CatalogEntry
  let name: EntryName
  let request: WorkerRequest

  /// The maximum height of a tile in pixels. A page loads the tiles of a tall picture one by one.
  static let maximumSide = 4_096
  /// The height of a small picture for lists, in points, which are its pixels too.
  static let thumbnailHeight = 480

  /// Builds the entry, lays it out and calls `body`, which can record its tiles. Throws the reason why the entry has no
  /// picture.
  ///
  /// - Parameter didBuild: A closure that receives the controls of the entry, if it has some.
  func draw<Result>(
    didBuild: @escaping @MainActor (CatalogControls?) -> Void = { _ in },
    _ body: (MountedContent, TileRecorder) throws -> Result
  ) throws(PreviewError) -> Result {
    var configuration = try request.circumstances.configuration
    if request.isThumbnail { configuration.scale = 1 }
    let edits = try EntryEdits(request.edits)
    let job = RenderJob(
      index: 0, entry: edits.applied(to: entry, didBuild: didBuild), name: name,
      configuration: configuration)
    do {
      return try job.using { try draw(job, edits, body) }
    } catch let error as PreviewError {
      throw error
    } catch {
      throw .failed("\(error)")
    }
  }

  private func draw<Result>(
    _ job: RenderJob, _ edits: EntryEdits, _ body: (MountedContent, TileRecorder) throws -> Result
  ) throws -> Result {
    let content = try MountedContent(of: job)
    let recorder: TileRecorder
    do {
      if !edits.texts.isEmpty { try set(edits.texts, in: content, job) }
      recorder = try TileRecorder(
        content, of: job, maximumSide: request.isThumbnail ? Self.thumbnailHeight : Self.maximumSide)
    } catch {
      content.unmount()
      throw error
    }
    defer { recorder.close() }
    return try body(content, recorder)
  }

  /// Lays out the entry once and sets the texts of the labels that the tile shows. A row of a table keeps its height.
  private func set(_ texts: [String: String], in content: MountedContent, _ job: RenderJob) throws {
    let recorder = try TileRecorder(content, of: job, maximumSide: Self.maximumSide)
    let rect = recorder.record(tile: min(request.tile, recorder.tileCount) - 1).rect
    var capture = LayoutCapture(keepingLayers: true)
    capture.captureRoot(content.view, rect: rect)
    for text in EditableText.all(in: capture.views, capture.layers) {
      if let value = texts[text.key] { text.set(value) }
    }
  }

  /// Returns the entry with all edits in what it builds, for the checks and measurements that show it themselves. Texts of
  /// rows are not part of it, because a table makes its rows anew.
  func editedEntry() throws(PreviewError) -> CatalogEntry {
    let edits = try EntryEdits(request.edits)
    let edited = edits.applied(to: entry)
    guard !edits.texts.isEmpty else { return edited }
    let configuration = try request.circumstances.configuration
    let job = RenderJob(index: 0, entry: edited, name: name, configuration: configuration)
    return edited.building { build in
      let content = build()
      let mounted = MountedContent(content, size: job.screenSize)
      try? set(edits.texts, in: mounted, job)
      mounted.unmount()
      return content
    }
  }
}
