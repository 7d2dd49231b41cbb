/// The reason why nothing can be measured.
enum BenchmarkError: Error, CustomStringConvertible {
  case noFonts
  /// The number of cells that were bound or resized although nothing of theirs changed.
  case idleCalls(Int)
  /// The number of pictures that were not the same when they were drawn again.
  case changedPictures(Int)
  /// A program that failed, and the last line that it wrote.
  case failedProgram(String, lastLine: String)
  /// A solution that differs from the peer's, with the sums of all values.
  case otherSolution(ours: Double, peer: Double)
  /// An arm of the scrolling that draws something else than the other arms.
  case otherPictures(arm: String)
  /// A file that holds no results where it should.
  case noResults(file: String, line: Int)
  /// A photo that cannot be written.
  case noPhoto(path: String)

  var description: String {
    switch self {
    case .idleCalls(let count): "\(count) calls of steps changed nothing while scrolling"
    case .noFonts: "the fonts cannot be read; Scripts/setup installs them"
    case .changedPictures(let count): "\(count) pictures are not the same when they are drawn again"
    case .failedProgram(let name, let lastLine): "\(name) failed: \(lastLine)"
    case .otherSolution(let ours, let peer):
      "the solvers disagree: all values add up to \(ours) and \(peer)"
    case .otherPictures(let arm): "\(arm) draws another screen than the pattern"
    case .noResults(let file, let line):
      "\(file), line \(line): no results of scrolling; write some with --only scroll-arms --data \(file)"
    case .noPhoto(let path): "\(path) cannot be written"
    }
  }
}
