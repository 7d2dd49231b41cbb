internal import CellSnapWatch
import CellPreview
import CellSnapshots
import Foundation
import MFS

/// The command `preview`: serves a page on which entries are laid out while the width changes.
enum PreviewCommand: Command {
  static let name = "preview"
  static let summary = "Serve a page that lays out entries live, and builds again after each change."
  static let operands = "[ENTRY…]"
  /// It draws nothing, and watches the process that draws for it.
  static let isWatched = false

  /// The preview of this process.
  private static var running: PreviewServer?

  static func options(of catalog: any SnapshotCatalog.Type) -> [any DeclaredOption] {
    PreviewOptions.all + catalog.options
  }

  static func run(_ arguments: Arguments, catalog: any SnapshotCatalog.Type) throws -> Int32 {
    let settings = try PreviewSettings(arguments, catalog: catalog)
    let isReview = try arguments[PreviewOptions.review]
    if isReview, settings.run == nil {
      let folder = try arguments[RunOptions.output]
      throw .failure(
        "there is no run in \(folder); \(ProgramName.current.command) verify makes one; or name its folder with --output"
      )
    }
    let signals = cellsnap_end_signals()
    let server: PreviewServer
    do throws(PreviewError) {
      server = try PreviewServer(
        settings, listen: try arguments.text(PreviewOptions.listen), port: try arguments.port(),
        hosts: try arguments.hosts(), path: isReview ? "/review/" : "/")
    } catch {
      throw .failure(error.description)
    }
    switch server.entryCount {
    case .success(let count):
      try StandardOutput.line("\(count == 1 ? "1 entry" : "\(count) entries") at \(server.address)")
    case .failure(let error):
      try StandardOutput.line("The preview is at \(server.address)")
      StandardError.line(error.description)
    }
    if settings.build != nil { try StandardOutput.line("It builds after each change of the sources.") }
    try StandardOutput.line("Control-C ends it.")
    // The server's threads may wait for other processes, so they end with this one.
    running = server
    waitForEnd(signals)
    server.end()
    return ExitCode.success
  }

  /// Waits until the user ends the preview. All work is done on other threads.
  private static func waitForEnd(_ signals: Int32) {
    var byte: UInt8 = 0
    while read(signals, &byte, 1) < 0, errno == EINTR {}
  }
}

extension Arguments {
  fileprivate func text(_ option: CommandOption<String>) throws(PreviewError) -> String {
    do { return try self[option] } catch { throw .invalid("\(error)") }
  }

  fileprivate func port() throws(PreviewError) -> UInt16 {
    do { return UInt16(clamping: try self[PreviewOptions.port]) } catch { throw .invalid("\(error)") }
  }

  fileprivate func hosts() throws(PreviewError) -> [String] {
    do { return try self[PreviewOptions.hosts] } catch { throw .invalid("\(error)") }
  }
}
