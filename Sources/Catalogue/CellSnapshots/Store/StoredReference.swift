package import CellDrawing

/// A reference in its file, not decoded yet.
package struct StoredReference: Sendable {
  /// The trust in the hash of the pixels.
  package enum Trust: Hashable, Sendable {
    /// The hash was made for the picture in the file, so its pixels have this hash.
    case trusted(ContentHash)
    /// The picture in the file was changed after the hash was made, so its pixels may have another hash.
    case stale(ContentHash)
    /// The hash cannot be read, or there are several.
    case damaged
    /// Another program made the file.
    case absent
  }

  /// The path of the file.
  package let path: String
  package let bytes: [UInt8]
  /// The trust in the file's own hash of its pixels.
  package let trust: Trust
  let contents: PNGContents

  /// Throws `ImageError` if the bytes are not a whole PNG.
  package init(path: String, bytes: [UInt8]) throws(ImageError) {
    self.path = path
    self.bytes = bytes
    contents = try PNGContents(bytes)
    trust = Self.trust(contents, bytes)
  }

  private static func trust(_ contents: PNGContents, _ bytes: [UInt8]) -> Trust {
    guard contents.textCount(under: ReferenceFile.Key.hash, in: bytes) > 0 else {
      return contents.hasDamagedText ? .damaged : .absent
    }
    guard let text = contents.text(under: ReferenceFile.Key.hash, in: bytes),
      let hash = ReferenceHash(parsing: text)
    else { return .damaged }
    return hash.stored == contents.pictureHash(in: bytes) ? .trusted(hash.pixels) : .stale(hash.pixels)
  }

  /// The width in pixels; `height` is in pixels too.
  package var width: Int { contents.width }
  package var height: Int { contents.height }

  /// The provenance in the file. It describes the picture only if the file's hash matches the pixels.
  package var provenance: Provenance? {
    contents.text(under: ReferenceFile.Key.provenance, in: bytes).flatMap { Provenance(parsing: $0) }
  }

  /// The layout in the file. It describes the picture only if the file's hash matches the pixels.
  package var layout: SnapshotLayout? {
    contents.text(under: ReferenceFile.Key.layout, in: bytes).flatMap { try? SnapshotLayout(parsing: $0) }
  }

  /// Returns whether the file contains exactly this layout.
  func says(_ layout: SnapshotLayout) -> Bool {
    contents.text(under: ReferenceFile.Key.layout, in: bytes) == layout.text
  }

  /// Returns the file with another layout. The picture and everything else stay the same.
  func replacing(_ layout: SnapshotLayout) -> [UInt8] {
    contents.replacing(PNG.TextChunk(key: ReferenceFile.Key.layout, text: layout.text), in: bytes)
  }

  /// Whether the file contains a layout that cannot be read.
  var hasDamagedLayout: Bool {
    layout == nil
      && (contents.hasDamagedText || contents.textCount(under: ReferenceFile.Key.layout, in: bytes) > 0)
  }

  /// The ways in which viewers change the file's pixels, so that a person sees another picture.
  package var displays: Set<PNGDisplay> { contents.displays }

  /// Returns whether a channel has a value that needs more than 8 bits. Then no picture drawn here is equal.
  package func isFinerThanEightBits() throws(ImageError) -> Bool { try PNG.isFinerThanEightBits(bytes) }

  /// Returns the pixels in the colours that the file holds.
  package func decodeStraight() throws(ImageError) -> PNG.StraightPixels { try PNG.decodeStraight(bytes) }

  /// Returns the hash of the pixels as they would be drawn.
  package func pixelHash() throws(ImageError) -> ContentHash { ContentHash(of: try PNG.decode(bytes)) }
}
