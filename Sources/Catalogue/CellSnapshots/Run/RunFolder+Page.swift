extension RunFolder {
  /// The maximum size of all pictures inside a page, in bytes. A browser would need long to open a larger page.
  static let embeddedByteLimit = 8 << 20

  /// Returns the pictures of a run by their paths, or none if they are too large together.
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
