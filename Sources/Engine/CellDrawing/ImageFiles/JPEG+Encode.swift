internal import CellSnapLoading
internal import CellSnapTurboJPEG

extension JPEG {
  /// Encodes a picture over white as JPEG. Returns nil if there is no memory, or no libjpeg-turbo.
  ///
  /// - Parameter quality: The quality from 0 to 1. A value that is not a number counts as 1.
  package static func encode(_ bitmap: Bitmap, quality: Double) -> [UInt8]? {
    guard cellsnap_load(CELLSNAP_TURBOJPEG) == nil, let encoder = tjInitCompress() else { return nil }
    defer { tjDestroy(encoder) }
    var pixels = Array(bitmap.pixels)
    for place in stride(from: 0, to: pixels.count, by: 4) {
      // The pixels are premultiplied: the missing part up to full strength is white.
      let white = 255 - pixels[place + 3]
      for channel in 0..<3 { pixels[place + channel] += white }
    }
    let level = Int32((max(0, min(1, quality)) * 99).rounded()) + 1
    var file: UnsafeMutablePointer<UInt8>?
    var count: UInt = 0
    let status = pixels.withUnsafeBufferPointer {
      tjCompress2(
        encoder, $0.baseAddress, Int32(bitmap.width), Int32(bitmap.stride), Int32(bitmap.height),
        Int32(TJPF_BGRX.rawValue), &file, &count, Int32(TJSAMP_420.rawValue), level,
        Int32(TJFLAG_ACCURATEDCT))
    }
    defer { tjFree(file) }
    guard status == 0, let file else { return nil }
    return Array(UnsafeBufferPointer(start: file, count: Int(count)))
  }
}
