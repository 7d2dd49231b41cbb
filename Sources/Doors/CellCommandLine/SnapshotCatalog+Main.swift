import CellCatalog
import CellDrawing
import CellSnapshots
import Foundation

extension SnapshotCatalog {
  /// Runs the command line and exits.
  public static func main() {
    ProcessStart.requireProcessFiles()
    HostEnvironment.restartWithoutDrawingVariables()
    ProcessStart.occupyClosedStreams()
    ProcessStart.ignoreWriteFailures()
    ProcessStart.endAtQuit()
    if let problem = ProcessLimits.current.problem {
      StandardError.line("\(ProgramName.current.text): \(problem)")
      exit(ExitCode.software)
    }
    FilePath.noteStartFolder()
    let arguments = Array(CommandLine.arguments.dropFirst())
    // The process that waits for the pictures of a host process watches it.
    if ProgramCopy.current?.role != .host { watch(arguments) }
    ProcessStart.separateStreams()
    FreeMemory.keep()
    let status = CatalogCommandLine(program: ProgramName.current, catalog: self).run(arguments)
    FontLibrary.finishReading()
    DrawingWatch.finish(status)
    exit(status)
  }

  /// Begins to watch over the command that `arguments` ask for.
  private static func watch(_ arguments: [String]) {
    guard let command = arguments.first.flatMap(CommandList.named), command.isWatched else { return }
    // A text or a list of names is not worth the start of a second process.
    let isShort = arguments.contains { ["--help", "-h", "--list"].contains($0) }
    if isShort { DrawingWatch.sayEnds() } else { Supervisor.begin() }
  }
}
