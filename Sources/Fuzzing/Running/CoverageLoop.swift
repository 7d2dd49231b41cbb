import CFuzzer
import Foundation

/// libFuzzer's loop: it changes inputs in the way that reaches code which none has reached before.
enum CoverageLoop {
  @MainActor private static var target: FuzzTarget?

  /// Returns libFuzzer's status, or fails where the program was not built for it.
  @MainActor
  static func run(_ target: FuzzTarget, _ arguments: [String]) -> Int32 {
    guard fuzzer_is_linked() != 0 else {
      FileHandle.standardError.write(
        Data("Scripts/fuzz: this build has no libFuzzer; run Scripts/fuzz \(target.name) SECONDS\n".utf8))
      return 64
    }
    self.target = target
    // libFuzzer keeps them as long as the process runs.
    var words: [UnsafeMutablePointer<CChar>?] = ([target.name] + arguments).map { strdup($0) } + [nil]
    var count = Int32(words.count - 1)
    return words.withUnsafeMutableBufferPointer { buffer in
      var start = buffer.baseAddress
      return LLVMFuzzerRunDriver(&count, &start) { bytes, count in
        // libFuzzer calls on the thread that called it.
        MainActor.assumeIsolated {
          CoverageLoop.target?.run(Array(UnsafeBufferPointer(start: bytes, count: count)))
        }
        return 0
      }
    }
  }
}
