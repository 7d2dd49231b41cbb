import CellDrawing
import Foundation

/// A program that feeds unexpected inputs to code that reads, lays out and draws: see `Scripts/fuzz`.
@main
struct Fuzzing {
  @MainActor
  static func main() {
    do {
      let options = try Options(Array(CommandLine.arguments.dropFirst()))
      try FontLibrary.check()
      switch options.task {
      case .list: print(list)
      case .fuzz(let target, let arguments): exit(CoverageLoop.run(target, arguments))
      case .replay(let targets, let corpus, let seconds, let last):
        for target in targets {
          print(try Replay(target: target, corpus: corpus, seconds: seconds, last: last).run())
          fflush(nil)
        }
      }
    } catch {
      FileHandle.standardError.write(Data("Scripts/fuzz: \(error)\n".utf8))
      exit(error is UsageError ? 64 : 1)
    }
  }

  private static var list: String {
    FuzzTarget.all.map {
      $0.name.padding(toLength: 14, withPad: " ", startingAt: 0) + $0.summary
    }.joined(separator: "\n")
  }
}
