internal import CellSnapDeflate

extension PNG {
  /// Reads the chunks `cICP`, `iCCP` and `eXIf`, as far as they are sound.
  static func metadata(of bytes: [UInt8]) -> ImageMetadata {
    var metadata = ImageMetadata()
    var isColorKnown = false
    // Only the first profile counts. Each of them could be inflated to many megabytes.
    var isProfileRead = false
    var place = signature.count
    while let chunk = try? PNGChunk(at: place, of: bytes), chunk.type != "IEND" {
      switch chunk.type {
      case "cICP" where chunk.isWhole(in: bytes) && chunk.content.count == 4:
        // It comes before a profile, which the file has for older programs.
        let content = Array(bytes[chunk.content])
        metadata.profile = ColorProfile(primaries: Int(content[0]), transfer: Int(content[1]))
        isColorKnown = true
      case "iCCP" where chunk.isWhole(in: bytes) && !isColorKnown && !isProfileRead:
        isProfileRead = true
        metadata.profile = profile(in: bytes[chunk.content]).flatMap(ColorProfile.init(icc:))
      case "eXIf" where chunk.isWhole(in: bytes):
        metadata.orientation = ImageOrientation(chunk: Array(bytes[chunk.content])) ?? .up
      default: break
      }
      place = chunk.end
    }
    return metadata
  }

  /// Returns the profile in a chunk of a name, zero, zero for zlib, and a zlib stream.
  private static func profile(in content: ArraySlice<UInt8>) -> [UInt8]? {
    guard let end = content.firstIndex(of: 0), end + 2 <= content.endIndex, content[end + 1] == 0,
      let decompressor = libdeflate_alloc_decompressor()
    else { return nil }
    defer { libdeflate_free_decompressor(decompressor) }
    let stream = Array(content[(end + 2)...])
    // The stream does not say how long the profile is.
    var capacity = 1 << 16
    while capacity <= ColorProfile.maximumBytes {
      var result = LIBDEFLATE_BAD_DATA
      let profile = [UInt8](unsafeUninitializedCapacity: capacity) { profile, count in
        result = libdeflate_zlib_decompress(
          decompressor, stream, stream.count, profile.baseAddress, capacity, &count)
        if result != LIBDEFLATE_SUCCESS { count = 0 }
      }
      if result == LIBDEFLATE_SUCCESS { return profile }
      guard result == LIBDEFLATE_INSUFFICIENT_SPACE else { return nil }
      capacity *= 4
    }
    return nil
  }

  /// Returns the pixels of a file in sRGB, if its profile gives them other colours.
  static func pixels(_ bytes: [UInt8], profile: ColorProfile?) throws(ImageError) -> ImagePixels {
    guard let profile else { return ImagePixels(try decode(bytes)) }
    let bitmap = try decodeStraightBytes(bytes, PNGContents(bytes))
    return ImagePixels(
      straight: Array(bitmap.pixels), width: bitmap.width, height: bitmap.height, profile: profile)
  }
}
