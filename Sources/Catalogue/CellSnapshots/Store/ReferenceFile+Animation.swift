package import CellDrawing

extension ReferenceFile {
  /// Returns an animated PNG. The bytes are always the same for the same frames, layouts and provenance.
  ///
  /// Throws `ImageError` if there is no memory.
  package static func encode(_ drawn: DrawnAnimation) throws(ImageError) -> [UInt8] {
    let provenance = drawn.provenance()
    let file = PNGEncoder().encode(
      drawn.frames.map { PNGEncoder.Frame($0.bitmap, duration: $0.duration) }, loopCount: drawn.loopCount,
      compression: drawn.compression)
    guard let contents = try? PNGContents(file) else {
      throw .tooLarge(width: drawn.size.width, height: drawn.size.height)
    }
    var text = [
      PNG.TextChunk(key: Key.program, text: "CellSnap \(provenance.version)"),
      PNG.TextChunk(key: Key.provenance, text: "\(provenance)"),
      PNG.TextChunk(key: Key.states, text: drawn.frames.map { $0.state + "\n" }.joined()),
    ]
    for (index, frame) in drawn.frames.enumerated() {
      if let layout = frame.layout {
        text.append(PNG.TextChunk(key: Key.layout(ofFrame: index), text: layout.text))
      }
    }
    let hash = ReferenceHash(pixels: try drawn.hash(), stored: contents.pictureHash(in: file))
    text.append(PNG.TextChunk(key: Key.hash, text: "\(hash)"))
    return PNG.adding(text, to: file)
  }
}

extension ReferenceFile.Key {
  static let states = "cellsnap:states"

  /// Returns the key of the layout of the frame at an index: `cellsnap:layout.1` for the first.
  static func layout(ofFrame index: Int) -> String { "cellsnap:layout.\(index + 1)" }
}
