extension PNGContents {
  /// Returns whether the image data can be decompressed to the last byte of the last row.
  func isDataWhole(_ bytes: [UInt8]) -> Bool {
    guard let header = try? PNGHeader(bytes), (try? Bitmap.byteCount(width: width, height: height)) != nil
    else {
      return false
    }
    let rows = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: header.dataCount)
    defer { rows.deallocate() }
    do throws(ImageError) {
      try PNG.inflate(data, of: bytes, into: rows)
      return true
    } catch {
      return false
    }
  }
}
