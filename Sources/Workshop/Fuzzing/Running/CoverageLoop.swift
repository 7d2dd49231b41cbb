import CellSnapFuzzer
import Foundation

/// The loop of libFuzzer, which changes inputs until they reach code that no input has reached before.
enum CoverageLoop {
  @MainActor private static var target: FuzzTarget?

  /// Returns libFuzzer's exit code, or 64 where the program was built without libFuzzer.
  @MainActor
  static func run(_ target: FuzzTarget, _ arguments: [String]) -> Int32 {
    guard fuzzer_is_linked() != 0 else {
      FileHandle.standardError.write(
        Data("Scripts/fuzz: this build has no libFuzzer; run Scripts/fuzz \(target.name) SECONDS\n".utf8))
      return 64
    }
    self.target = target
    // The texts are never freed, since libFuzzer keeps them until the process ends.
    var words: [UnsafeMutablePointer<CChar>?] = ([target.name] + arguments).map { strdup($0) } + [nil]
    var count = Int32(words.count - 1)
    return words.withUnsafeMutableBufferPointer { buffer in
      var start = buffer.baseAddress
      return LLVMFuzzerRunDriver(&count, &start) { bytes, count in
        // libFuzzer calls back on the thread that called it.
        MainActor.assumeIsolated {
          CoverageLoop.target?.run(Array(UnsafeBufferPointer(start: bytes, count: count)))
        }
        return 0
      }
    }
  }
}
