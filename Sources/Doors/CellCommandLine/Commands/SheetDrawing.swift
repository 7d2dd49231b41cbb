import CellCatalog
import CellDrawing
import CellInspection
import CellSnapshots
import Foundation

/// The drawing of `render --sheet`: all pictures of a plan on one sheet.
@MainActor
struct SheetDrawing {
  let plan: RenderPlan
  let options: RenderOptions
  let folder: OutputFolder

  /// Draws the sheet and prints its file. Returns the exit code.
  func run() throws -> Int32 {
    guard plan.jobs.count <= Sheet.maximumPictureCount else {
      throw .failure(
        "--sheet: \(plan.jobs.count) pictures are too many for a sheet, which shows up to "
          + "\(Sheet.maximumPictureCount); name fewer entries, or give fewer --widths")
    }
    // Every process draws all pictures, because none of them is on a sheet before the last.
    let rest = RemainingJobs(plan.jobs, after: .current)
    let collector = SheetCollector()
    let report = RenderReport(
      jobs: JobProgress(count: plan.jobs.count), isSilent: true, isPartOfSheet: true)
    var settings = options.settings
    settings.formats = []
    var renderer = Renderer(
      destination: PictureFiles(folder: folder, settings: settings), observer: report,
      source: collector.collecting(options.source))
    renderer.ends = rest.ends
    renderer.isCareful = Supervision.current.earlier.isCareful
    let outcome = renderer.render(rest.jobs)
    report.jobs.clear()
    if let error = outcome.error { throw error }
    // A sheet does not show a picture without something that the machine could not draw.
    guard
      !outcome.results.contains(where: { $0.isDrawn && $0.snapshots.contains(where: \.verdict.lacksPicture) })
    else { return ExitCode.failure }
    let pictures = collector.pictures
    let sheet = Sheet(pictures)
    guard let tile = sheet.tile(named: try name(of: sheet)) else {
      try StandardOutput.line(RenderReport.total(0, in: folder))
      return ExitCode.failure
    }
    try check(sheet)
    let result = try PictureFiles(
      folder: folder, settings: options.settings, naming: options.naming
    ).makeWorker().process(tile)
    if let message = result.snapshot?.message { throw .failure("the sheet is not drawn: \(message)") }
    if options.writesMarkdown {
      try StandardOutput.text(
        PictureMarkdown(
          of: sheet, files: result.files.map(\.path), in: options.output, naming: options.naming
        ).text)
    } else {
      let count = pictures.count == 1 ? "1 picture" : "\(pictures.count) pictures"
      for file in result.files {
        let path = URL(fileURLWithPath: FilePath.onDisk(folder.path(of: file.path))).path
        try StandardOutput.line("\(count) on \(path)")
      }
    }
    return outcome.failedJobs + rest.failedJobs + outcome.emptyJobs > 0 ? ExitCode.failure : ExitCode.success
  }

  /// Returns the name of the sheet: the name of its only entry, otherwise `Sheet`.
  private func name(of sheet: Sheet) throws -> SnapshotName {
    let names = Set(plan.jobs.map(\.name))
    let entry = try names.count == 1 ? names.first ?? EntryName("Sheet") : EntryName("Sheet")
    // DocC's names have the appearance in another place.
    let isMarked = sheet.isDark && options.naming == .folders
    return SnapshotName(entry: entry, variant: isMarked ? "sheet-dark" : "sheet")
  }

  private func check(_ sheet: Sheet) throws {
    let width = (sheet.size.width * sheet.scale).rounded(.up)
    let height = (sheet.size.height * sheet.scale).rounded(.up)
    let limit = CGFloat(Bitmap.maximumSide)
    guard max(width, height) > limit || width * height > CGFloat(Bitmap.maximumPixelCount) else { return }
    throw .failure(
      "--sheet: the sheet would be \(PlainNumber.text(width)) x \(PlainNumber.text(height)) pixels, which is too "
        + "much to draw; name fewer entries, or give fewer --widths or a smaller --scale")
  }
}
