import CellDrawing
import Foundation

/// The standard streams of the process, for the program's own output.
package enum StandardStreams {
  private static let keptOutput = Mutex<OwnDescriptor?>(nil)

  /// The descriptor of the original standard output, even if descriptor 1 now leads elsewhere.
  package static var output: Int32 { keptOutput.withLock { $0 }?.number ?? STDOUT_FILENO }

  /// Redirects what the code of entries prints to standard error. So standard output has only the program's own output,
  /// and JSON stays valid.
  package static func separate() {
    guard let output = OwnDescriptor(duplicating: STDOUT_FILENO),
      dup2(STDERR_FILENO, STDOUT_FILENO) >= 0
    else { return }
    keptOutput.withLock { $0 = output }
  }

  /// Writes to the original standard output and returns the error number of a failure, or 0. It is a failure if an
  /// entry has closed the stream, or leads it elsewhere.
  package static func write(_ bytes: [UInt8]) -> Int32 {
    keptOutput.withLock { $0 }?.write(bytes) ?? DescriptorOutput.write(bytes, to: STDOUT_FILENO)
  }
}
