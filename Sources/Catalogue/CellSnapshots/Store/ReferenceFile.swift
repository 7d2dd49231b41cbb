package import CellDrawing

/// The file format of a reference: a PNG with facts about the picture in `iTXt` chunks.
package enum ReferenceFile {
  enum Key {
    static let program = "Software"
    static let provenance = "cellsnap:provenance"
    static let layout = "cellsnap:layout"
    static let hash = "cellsnap:hash"
  }

  /// Returns the file. The bytes are always the same for the same picture, layout and provenance.
  package static func encode(
    _ bitmap: Bitmap, layout: SnapshotLayout?, provenance: Provenance, compression: PNG.Compression = .small
  ) -> [UInt8] {
    let file = PNG.encode(bitmap, compression: compression)
    var text = [
      PNG.TextChunk(key: Key.program, text: "CellSnap \(provenance.version)"),
      PNG.TextChunk(key: Key.provenance, text: "\(provenance)"),
    ]
    if let layout { text.append(PNG.TextChunk(key: Key.layout, text: layout.text)) }
    if let contents = try? PNGContents(file) {
      let hash = ReferenceHash(pixels: ContentHash(of: bitmap), stored: contents.pictureHash(in: file))
      text.append(PNG.TextChunk(key: Key.hash, text: "\(hash)"))
    }
    return PNG.adding(text, to: file)
  }
}
