package import CellDrawing

/// A reference as its file holds it, not decoded yet.
package struct StoredReference: Sendable {
  /// What its hash says of its pixels.
  package enum Trust: Hashable, Sendable {
    /// The file's picture is the one that the hash was made for: these are its pixels.
    case trusted(ContentHash)
    /// The picture in the file was changed after the hash was made, if it is of these pixels.
    case stale(ContentHash)
    /// There is a hash that cannot be read, or more than one.
    case damaged
    /// Another program made the file.
    case absent
  }

  /// Where the file lies.
  package let path: String
  package let bytes: [UInt8]
  package let trust: Trust
  private let contents: PNGContents

  /// Throws `ImageError` when the bytes are no whole PNG.
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

  /// In pixels.
  package var width: Int { contents.width }
  package var height: Int { contents.height }

  /// As the file says; of its picture only where its hash is that of the pixels.
  package var provenance: Provenance? {
    contents.text(under: ReferenceFile.Key.provenance, in: bytes).flatMap { Provenance(parsing: $0) }
  }

  /// As the file says; of its picture only where its hash is that of the pixels.
  package var layout: SnapshotLayout? {
    contents.text(under: ReferenceFile.Key.layout, in: bytes).flatMap { try? SnapshotLayout(parsing: $0) }
  }

  /// Whether the file says exactly this of its views.
  func says(_ layout: SnapshotLayout) -> Bool {
    contents.text(under: ReferenceFile.Key.layout, in: bytes) == layout.text
  }

  /// The file with another layout: the same picture, and everything else as it is.
  func replacing(_ layout: SnapshotLayout) -> [UInt8] {
    contents.replacing(PNG.TextChunk(key: ReferenceFile.Key.layout, text: layout.text), in: bytes)
  }

  /// Whether the file says something of its views that cannot be read.
  var hasDamagedLayout: Bool {
    layout == nil
      && (contents.hasDamagedText || contents.textCount(under: ReferenceFile.Key.layout, in: bytes) > 0)
  }

  /// The ways in which viewers change the file's pixels, so that a person sees another picture.
  package var displays: Set<PNGDisplay> { contents.displays }

  /// Whether a channel has a value that 8 bits cannot hold, so that no picture drawn here is equal to it.
  package func isFinerThanEightBits() throws(ImageError) -> Bool { try PNG.isFinerThanEightBits(bytes) }

  /// The pixels in the colours that the file holds.
  package func decodeStraight() throws(ImageError) -> PNG.StraightPixels { try PNG.decodeStraight(bytes) }

  /// The hash of the pixels as they would be drawn.
  package func pixelHash() throws(ImageError) -> ContentHash { ContentHash(of: try PNG.decode(bytes)) }
}
