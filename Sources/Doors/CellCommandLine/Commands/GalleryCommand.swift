import CellCatalog
import CellPreview
import CellSnapshots
import Foundation

/// The command `gallery`: writes the page of the preview with all pictures, as files that need no server.
enum GalleryCommand: Command {
  static let name = "gallery"
  static let summary = "Write a page with all entries as files, for a site or to send."
  static let operands = "[ENTRY…|FILE…|-]"

  private static let output = CommandOption(
    "output", shortName: "o", argument: "DIR", summary: "The folder of the page", default: "gallery",
    read: OptionValue.folder)
  private static let title = CommandOption(
    "title", argument: "TEXT", summary: "The title of the page", usual: "the name of the program"
  ) { text in text }

  static func options(of catalog: any SnapshotCatalog.Type) -> [any DeclaredOption] {
    let drawing = ConfigurationOptions.all.filter { $0.name != ConfigurationOptions.threads.name }
    return [output, title] + drawing + catalog.options
  }

  static func run(_ arguments: Arguments, catalog: any SnapshotCatalog.Type) throws -> Int32 {
    let options = try ConfigurationOptions(arguments)
    let plan = try CatalogPlan(catalog, arguments, options)
    let folder: OutputFolder
    do {
      folder = try OutputFolder(making: try arguments[output])
    } catch {
      throw .failure("\(error); name another folder with --output")
    }
    let gallery = try Gallery(
      title: try arguments[title] ?? ProgramName.current.text, program: ProgramName.current.command,
      entries: plan.entries, configurations: plan.configurations)
    let progress = ProgressLine()
    let result = try gallery.write(to: folder) { progress.show("gallery  \($0)") }
    progress.clear()
    for failure in result.failures { StandardError.line(failure) }
    try StandardOutput.line("\(result.pictureCount) pictures in \(folder.path)/index.html")
    return result.failures.isEmpty ? ExitCode.success : ExitCode.failure
  }
}
