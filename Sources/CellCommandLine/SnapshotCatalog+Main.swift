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
    // The process that serves a preview draws nothing, and it watches the one that draws for it.
    let isPreview = [PreviewCommand.name, PreviewWorkerCommand.name].contains(
      CommandLine.arguments.dropFirst().first)
    // The process that waits for the pictures of a host process watches it.
    if !isPreview, ProgramCopy.current?.role != .host { Supervisor.begin() }
    ProcessStart.separateStreams()
    FreeMemory.keep()
    let arguments = Array(CommandLine.arguments.dropFirst())
    let status = CatalogCommandLine(program: ProgramName.current, catalog: self).run(arguments)
    FontLibrary.finishReading()
    DrawingWatch.finish(status)
    exit(status)
  }
}
