/// The places where a text's runs begin, used to find the run of a byte.
struct RunStarts: Sendable {
  /// The beginnings, one more than there are runs. The last one is the text's end.
  private let starts: [Int]

  init(_ runs: [AttributedText.Run]) {
    var starts = [0]
    for run in runs { starts.append(starts[starts.count - 1] + max(run.utf8Count, 0)) }
    self.starts = starts
  }

  /// Returns the index of the run that has a byte, or of the last run at the text's end.
  func run(at byte: Int) -> Int {
    var (low, high) = (0, max(starts.count - 2, 0))
    while low < high {
      let middle = (low + high + 1) / 2
      if starts[middle] <= byte { low = middle } else { high = middle - 1 }
    }
    return low
  }

  func bytes(of run: Int) -> Range<Int> { starts[run]..<starts[run + 1] }
}
