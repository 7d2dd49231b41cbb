import CellSnapshots
import Foundation

/// A line on the terminal that work overwrites as it proceeds. Nothing is shown where standard error is no
/// terminal.
package struct ProgressLine: Sendable {
  /// Whether standard error is a terminal.
  package let isShown = isatty(STDERR_FILENO) == 1

  package init() {}

  package func show(_ text: String) {
    guard isShown else { return }
    StandardError.bytes(Array("\r\u{1B}[K\(PrintableText.line(text).prefix(columns - 1))".utf8))
  }

  package func clear() {
    guard isShown else { return }
    StandardError.bytes(Array("\r\u{1B}[K".utf8))
  }

  private var columns: Int {
    var size = winsize()
    guard ioctl(STDERR_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 1 else { return 80 }
    return Int(size.ws_col)
  }
}
