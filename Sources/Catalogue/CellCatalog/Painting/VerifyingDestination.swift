package import CellDrawing
package import CellSnapshots

/// A destination that compares pictures with their references, and records them if the mode says so.
package struct VerifyingDestination: TileDestination {
  package var verifier: Verifier
  var runFolder: RunFolder
  package var threads: Int
  package var compression = PNG.Compression.small

  package init(
    verifier: Verifier, runFolder: RunFolder, threads: Int, compression: PNG.Compression = .small
  ) {
    self.verifier = verifier
    self.runFolder = runFolder
    self.threads = threads
    self.compression = compression
  }

  package var needsLayouts: Bool { true }

  package func makeWorker() throws(FileError) -> any TileWorker {
    TileVerifier(destination: self, painter: try TilePainter())
  }
}

/// A worker that paints tiles and compares them with their references.
private final class TileVerifier: TileWorker {
  private let destination: VerifyingDestination
  private let painter: TilePainter

  init(destination: VerifyingDestination, painter: TilePainter) {
    self.destination = destination
    self.painter = painter
  }

  func process(_ tile: RecordedTile) throws(FileError) -> TileResult {
    var times = StageTimes()
    var (outcome, brokenImages) = try verify(tile, &times)
    outcome.result.add(tile.diagnostics + brokenImages.diagnostics)
    // A picture that was recorded as a missing reference needs no copy in the run folder.
    if outcome.result.isRecorded, outcome.result.verdict == .missing { outcome.pictures = [] }
    let result = try times.measure(.write) { () throws(FileError) in
      try destination.runFolder.keep(outcome)
    }
    return TileResult(job: tile.job, snapshot: result, times: times, diagnostics: brokenImages.diagnostics)
  }

  private func verify(
    _ tile: RecordedTile, _ times: inout StageTimes
  ) throws(FileError) -> (Verification, BrokenImages) {
    var verifier = destination.verifier
    if let animation = tile.animation {
      let painted = try times.measure(.paint) { () throws(FileError) in try painter.paint(animation) }
      var drawn = DrawnAnimation(painted, of: tile, animation)
      drawn.compression = destination.compression
      drawn.absences = tile.absences + painted.brokenImages.absences
      let outcome = try times.measure(.compare) { () throws(FileError) in try verifier.verify(drawn) }
      return (outcome, painted.brokenImages)
    }
    let painted = PaintedTile(tile, by: painter)
    var drawn = DrawnPicture(
      name: tile.name, pixels: painted, scale: tile.configuration.scale, layout: tile.layout,
      provenance: { tile.provenance })
    drawn.compression = destination.compression
    drawn.absences = { tile.absences + painted.brokenImages.absences }
    verifier.comparison.masks += tile.masks
    let outcome = try times.measure(.compare) { () throws(FileError) in
      try verifier.verify(drawn)
    }
    times.move(painted.paintingTime, from: .compare, to: .paint)
    return (outcome, painted.brokenImages)
  }
}
