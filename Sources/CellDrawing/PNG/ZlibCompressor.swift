internal import CellSnapDeflate

/// Makes zlib streams by libdeflate: the same bytes on every processor.
final class ZlibCompressor {
  private let compressor: OpaquePointer?

  /// - Parameter level: from 1, the quickest, to 12, the smallest.
  init(level: Int32) {
    compressor = libdeflate_alloc_compressor(level)
  }

  deinit {
    libdeflate_free_compressor(compressor)
  }

  /// The stream of some bytes; nil without the memory for it, and where it is longer than `limit`.
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
