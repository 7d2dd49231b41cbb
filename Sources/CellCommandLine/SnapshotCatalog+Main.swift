import CellCatalog
import CellDrawing
import Foundation

extension SnapshotCatalog {
  /// Runs the command line and exits.
  public static func main() {
    HostEnvironment.leave()
    FreeMemory.keep()
    ProcessStart.occupyClosedStreams()
    ProcessStart.ignoreWriteFailures()
    let arguments = Array(CommandLine.arguments.dropFirst())
    let status = CatalogCommandLine(program: ProgramName.current, catalog: self).run(arguments)
    FontLibrary.finishReading()
    exit(status)
  }
}
