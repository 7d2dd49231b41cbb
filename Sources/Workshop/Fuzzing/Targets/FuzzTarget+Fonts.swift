import CellDrawing
import Foundation

extension FuzzTarget {
  static let fonts = FuzzTarget("fonts", "the bytes of a file that a person named as a font") { bytes in
    guard ftruncate(file, 0) == 0, pwrite(file, bytes, bytes.count, 0) == bytes.count else { return }
    do throws(FontFileFault) {
      try FontFile.check("/proc/self/fd/\(file)")
    } catch {
      precondition(!"\(error)".contains { $0.isNewline }, "a fault is reported in one line")
    }
  }

  /// A file without a name, since creating and removing one for each input would take longer than the check.
  private static let file: Int32 = {
    let path = "\(NSTemporaryDirectory())cellsnap-fuzz-font-\(getpid())"
    defer { unlink(path) }
    return open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
  }()
}
