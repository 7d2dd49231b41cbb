internal import CISAL

/// Zlib streams that ISA-L compresses at its level 1, in memory that is used again.
final class QuickStream {
  /// About how many bytes are worth compressing at once.
  static let strip = 65_536

  private let stream = UnsafeMutablePointer<isal_zstream>.allocate(capacity: 1)
  private let levelBuffer: UnsafeMutablePointer<UInt8>
  private let output = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: strip)
  private var input = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: strip)

  init() {
    let levelBufferCount = 256 << 10
    levelBuffer = .allocate(capacity: levelBufferCount)
    isal_deflate_init(stream)
    stream.pointee.level = 1
    stream.pointee.level_buf = levelBuffer
    stream.pointee.level_buf_size = UInt32(levelBufferCount)
    stream.pointee.gzip_flag = UInt16(IGZIP_ZLIB)
  }

  deinit {
    stream.deallocate()
    levelBuffer.deallocate()
    output.deallocate()
    input.deallocate()
  }

  /// Room for that many bytes to compress.
  func reserve(_ count: Int) -> UnsafeMutableBufferPointer<UInt8> {
    if count > input.count {
      input.deallocate()
      input = .allocate(capacity: count)
    }
    return input
  }

  /// Starts a new stream.
  func begin() {
    isal_deflate_reset(stream)
    stream.pointee.gzip_flag = UInt16(IGZIP_ZLIB)
  }

  /// Appends what comes out for the first `count` bytes of the input.
  func compress(count: Int, isLast: Bool, into data: inout [UInt8]) {
    stream.pointee.next_in = input.baseAddress
    stream.pointee.avail_in = UInt32(count)
    stream.pointee.end_of_stream = isLast ? 1 : 0
    repeat {
      stream.pointee.next_out = output.baseAddress
      stream.pointee.avail_out = UInt32(output.count)
      isal_deflate(stream)
      data += output[..<(output.count - Int(stream.pointee.avail_out))]
    } while stream.pointee.avail_out == 0
  }
}
