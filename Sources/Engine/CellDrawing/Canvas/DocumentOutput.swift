internal import CellSnapCairo

/// A buffer for the bytes that Cairo writes.
final class DocumentOutput {
  private(set) var bytes: [UInt8] = []

  static func append(
    _ bytes: UnsafePointer<UInt8>?, _ count: UInt32, to output: UnsafeMutableRawPointer?
  ) -> cairo_status_t {
    guard let output else { return CAIRO_STATUS_WRITE_ERROR }
    Unmanaged<DocumentOutput>.fromOpaque(output).takeUnretainedValue().bytes += UnsafeBufferPointer(
      start: bytes, count: Int(count))
    return CAIRO_STATUS_SUCCESS
  }
}
