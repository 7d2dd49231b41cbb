internal import CellSnapDeflate

/// A compressor that makes zlib streams with libdeflate: the same bytes on every processor.
final class ZlibCompressor {
  private let compressor: OpaquePointer?

  /// - Parameter level: The level from 1, the fastest, to 12, which gives the smallest streams.
  init(level: Int32) {
    compressor = libdeflate_alloc_compressor(level)
  }

  deinit {
    libdeflate_free_compressor(compressor)
  }

  /// Returns the stream of some bytes, or nil if there is no memory or the stream is longer than `limit`.
  func compress(_ bytes: UnsafeBufferPointer<UInt8>, limit: Int? = nil) -> [UInt8]? {
    guard let compressor else { return nil }
    let capacity = limit ?? libdeflate_zlib_compress_bound(compressor, bytes.count)
    let stream = [UInt8](unsafeUninitializedCapacity: capacity) { target, count in
      count = libdeflate_zlib_compress(
        compressor, bytes.baseAddress, bytes.count, target.baseAddress, capacity)
    }
    return stream.isEmpty ? nil : stream
  }
}
