import CellCatalog
import CellPreview
import CellSnapshots
import Foundation

/// The command `preview-worker`, which `preview` starts: it draws what it is asked for over its standard streams.
enum PreviewWorkerCommand: Command {
  static let name = "preview-worker"
  static let summary = "Draw for preview, which starts this command."
  static let operands = "[ENTRY…]"
  /// The process that serves the preview watches it.
  static let isWatched = false

  static func options(of catalog: any SnapshotCatalog.Type) -> [any DeclaredOption] {
    PreviewCommand.options(of: catalog)
  }

  static func run(_ arguments: Arguments, catalog: any SnapshotCatalog.Type) throws -> Int32 {
    // Code of entries that reads the standard input must not take requests.
    let input = fcntl(STDIN_FILENO, F_DUPFD_CLOEXEC, STDERR_FILENO + 1)
    let empty = open("/dev/null", O_RDONLY | O_CLOEXEC)
    dup2(empty, STDIN_FILENO)
    let options = try ConfigurationOptions(arguments)
    let entries = try CatalogPlan(catalog, arguments, options, in: .declared).entries
    let worker = try PreviewWorker(
      entries: entries, usual: catalog.configurations, languages: PreviewLanguages.offered)
    worker.run(input: input, output: StandardStreams.output)
    return ExitCode.success
  }
}

/// The languages that the preview offers besides those that entries declare.
enum PreviewLanguages {
  static let offered = ["en", "de", "fr", "es", "pt-BR", "ru", "ja", "zh-Hans", "ar", "he"]
}
