internal import CellSnapDeflate

extension PNG {
  /// Returns the size in pixels from the header of a PNG.
  static func size(of bytes: [UInt8]) throws(ImageError) -> (width: Int, height: Int) {
    guard bytes.count >= 33, bytes.starts(with: signature), bytes[12..<16].elementsEqual("IHDR".utf8) else {
      throw PNGContents.broken("it has no header")
    }
    func number(_ place: Int) -> Int { bytes[place..<(place + 4)].reduce(0) { $0 << 8 | Int($1) } }
    return (number(16), number(20))
  }

  /// Decodes the pixels of any kind of PNG into a bitmap, whose memory is reused.
  package static func decode(_ bytes: [UInt8], into bitmap: Bitmap) throws(ImageError) {
    let contents = try PNGContents(bytes)
    guard let channels = contents.ordinaryChannels else {
      try bitmap.resize(width: contents.width, height: contents.height, clearing: false)
      return try decodeUnusual(bytes, contents, into: bitmap)
    }
    _ = try Bitmap.byteCount(width: contents.width, height: contents.height)
    let count = (1 + contents.width * channels) * contents.height
    // The rows are decompressed into the bitmap's memory and converted there. Fresh memory is more expensive than
    // decompressing, and large pictures have no room for both.
    let spare = max(0, count - contents.width * contents.height * 4)
    try bitmap.resize(width: contents.width, height: contents.height, clearing: false, spare: spare)
    let rows = bitmap.end(count, spare: spare)
    try inflate(contents.data, of: bytes, into: rows)
    let unfilter = PNGUnfilter(rows: rows, channels: channels, bitmap: bitmap)
    guard unfilter.hasKnownFilters else {
      throw PNGContents.broken("it names an unknown filter")
    }
    guard isOptimized || unfilter.hasOwnFilters else {
      return try decodeUnusual(bytes, contents, into: bitmap)
    }
    unfilter.run()
  }

  /// Whether this module's loops are compiled with optimization. In a debug build, libspng takes a tenth of their
  /// time.
  private static var isOptimized: Bool {
    #if DEBUG
      false
    #else
      true
    #endif
  }

  /// Decompresses image data that must fill `rows` exactly.
  static func inflate(
    _ data: [Range<Int>], of bytes: [UInt8], into rows: UnsafeMutableBufferPointer<UInt8>
  ) throws(ImageError) {
    guard let decompressor = libdeflate_alloc_decompressor() else { throw PNGContents.broken("no memory") }
    defer { libdeflate_free_decompressor(decompressor) }
    let result = bytes.withUnsafeBufferPointer { bytes in
      if data.count == 1 {
        let part = UnsafeBufferPointer(rebasing: bytes[data[0]])
        return libdeflate_zlib_decompress(
          decompressor, part.baseAddress, part.count, rows.baseAddress, rows.count, nil)
      }
      var joined: [UInt8] = []
      joined.reserveCapacity(data.reduce(0) { $0 + $1.count })
      for part in data { joined += bytes[part] }
      return libdeflate_zlib_decompress(
        decompressor, joined, joined.count, rows.baseAddress, rows.count, nil)
    }
    // Without a place for the count, libdeflate fails unless there are exactly this many bytes.
    guard result == LIBDEFLATE_SUCCESS else { throw PNGContents.broken("its image data is damaged") }
  }
}
