import CellDrawing
package import CellSnapshots

/// A destination that writes pictures as files of a folder.
package struct PictureFiles: TileDestination {
  package var folder: OutputFolder
  package var settings: PictureSettings
  package var naming: PictureNaming

  package init(
    folder: OutputFolder, settings: PictureSettings, naming: PictureNaming = .folders
  ) {
    self.folder = folder
    self.settings = settings
    self.naming = naming
  }

  package var needsLayouts: Bool { false }
  package var threads: Int { settings.threads }

  package func makeWorker() throws(FileError) -> any TileWorker {
    PictureWriter(folder: folder, settings: settings, naming: naming, encoder: try PictureEncoder())
  }
}

/// A worker that paints, encodes and writes tiles.
private final class PictureWriter: TileWorker {
  private let folder: OutputFolder
  private let settings: PictureSettings
  private let naming: PictureNaming
  private let encoder: PictureEncoder

  init(folder: OutputFolder, settings: PictureSettings, naming: PictureNaming, encoder: PictureEncoder) {
    self.folder = folder
    self.settings = settings
    self.naming = naming
    self.encoder = encoder
  }

  /// Writes a tile and its texts in all formats. Files of earlier formats stay if a later one cannot be written. If the
  /// machine cannot draw everything in a picture, that file and the later ones are not written.
  func process(_ tile: RecordedTile) throws(FileError) -> TileResult {
    var times = StageTimes()
    var files: [TileResult.File] = []
    var brokenImages = BrokenImages()
    var blanks: [Diagnostic] = []
    // Only a PNG can hold an animation.
    for format in settings.formats where tile.animation == nil || format == .png {
      let bytes = try encode(tile, as: format, times: &times, brokenImages: &brokenImages)
      guard brokenImages.absences.isEmpty, tile.absences.isEmpty else { break }
      if format == .png, let reason = tile.blankReason, PNG.hasOneColor(bytes) {
        blanks.append(Diagnostic("\(tile.name.title) is blank, because \(reason)"))
      }
      let path = naming.path(of: tile.name, tile.configuration, format: format)
      let outcome = try times.measure(.write) { () throws(FileError) in
        try folder.writePicture(bytes, as: path)
      }
      files.append(TileResult.File(path: path, byteCount: bytes.count, outcome: outcome))
    }
    let absence = SnapshotResult(lacking: tile.absences + brokenImages.absences, in: tile.name)
    for format in settings.texts where absence == nil {
      guard let text = tile.texts[format] else { continue }
      let path = naming.path(of: tile.name, tile.configuration, format: format)
      let outcome = try folder.write(Array(text.utf8), as: path)
      files.append(TileResult.File(path: path, byteCount: text.utf8.count, outcome: outcome))
    }
    return TileResult(
      job: tile.job, files: files, snapshot: absence, times: times,
      diagnostics: brokenImages.diagnostics + blanks)
  }

  private func encode(
    _ tile: RecordedTile, as format: PictureFormat, times: inout StageTimes,
    brokenImages: inout BrokenImages
  ) throws(FileError) -> [UInt8] {
    switch format {
    case .png:
      if let animation = tile.animation {
        return try encoder.png(
          of: animation, compression: settings.compression, times: &times, brokenImages: &brokenImages)
      }
      let bytes = try encoder.png(of: tile, compression: settings.compression, times: &times)
      brokenImages.add(encoder.brokenImages)
      return bytes
    case .svg:
      let document = times.measure(.encode) {
        SVG.document(of: tile.scene, rect: tile.rect, title: tile.name.title)
      }
      brokenImages.add(document.brokenImages)
      return document.bytes
    }
  }
}
