/// Why nothing can be measured.
enum BenchmarkError: Error, CustomStringConvertible {
  case noFonts
  /// So many cells were bound or resized though nothing of theirs changed.
  case idleCalls(Int)
  /// Pictures that were not the same when they were drawn again.
  case changedPictures(Int)
  /// A program that ended with a failure, and the last line that it wrote.
  case failedProgram(String, lastLine: String)
  /// Values that are not the peer's, by their sums.
  case otherSolution(ours: Double, peer: Double)
  /// A photo that cannot be written.
  case noPhoto(path: String)

  var description: String {
    switch self {
    case .idleCalls(let count): "\(count) calls of steps changed nothing while scrolling"
    case .noFonts: "the fonts cannot be read; Scripts/setup installs them"
    case .changedPictures(let count): "\(count) pictures are not the same when they are drawn again"
    case .failedProgram(let name, let lastLine): "\(name) failed: \(lastLine)"
    case .otherSolution(let ours, let peer):
      "the constraints were solved otherwise than by the peer: all values add up to \(ours) and \(peer)"
    case .noPhoto(let path): "\(path) cannot be written"
    }
  }
}
