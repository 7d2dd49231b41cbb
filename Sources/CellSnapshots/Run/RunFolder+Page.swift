extension RunFolder {
  /// The most bytes of pictures that a page holds itself: more would take a browser long to open.
  static let embeddedByteLimit = 8 << 20

  /// The pictures of a run by their paths; none where they are too large together.
  func smallPictures(of run: Run) -> [String: [UInt8]] {
    var pictures: [String: [UInt8]] = [:]
    var byteCount = 0
    for picture in run.pictures where pictures[picture.path] == nil {
      guard let bytes = try? bytes(of: picture) else { continue }
      byteCount += bytes.count
      guard byteCount <= Self.embeddedByteLimit else { return [:] }
      pictures[picture.path] = bytes
    }
    return pictures
  }
}
