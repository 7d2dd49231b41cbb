import CellCatalog
import CellSnapshots
import UIKit

/// An entry that is checked, with the settings for it.
@MainActor
struct CheckedEntry {
  let entry: CatalogEntry
  let name: EntryName
  let settings: CheckSettings
  /// The pictures with other settings of the machine, where other processes have drawn them.
  let hostPictures: HostPictures?
  /// A closure that receives the next check and the entry's name.
  let willCheck: (CheckKind, String) -> Void

  /// Whether the images of the entry were painted.
  private final class Painting {
    var isDone = false
  }
  private let painting = Painting()

  /// The choice of rows for checks that cannot examine all.
  var sampler: RowSampler { RowSampler(limit: settings.rowLimit) }

  /// Shows the entry in each of the circumstances while `body` runs. Circumstances in which everything is expanded are
  /// skipped if nothing expands.
  func show(for check: CheckKind, in circumstances: [Circumstances], _ body: (ShownEntry) -> Void) throws {
    guard !circumstances.isEmpty else { return }
    willCheck(check, name.text)
    var canExpand = true
    for circumstances in circumstances where canExpand || !circumstances.isExpanded {
      try noting(check, circumstances) {
        try ShownEntry.show(entry, name: name, in: circumstances, sampler: sampler) { shown in
          canExpand = !circumstances.isExpanded || shown.canExpand
          if canExpand { body(shown) }
          if !painting.isDone, circumstances == settings.plainCircumstances {
            PaintedImages.reportBroken(in: shown)
            painting.isDone = true
          }
        }
      }
    }
  }

  /// Draws the entry in the plain circumstances, with settings of the machine.
  func picture(with host: HostSettings) throws(RenderError) -> EntryPicture {
    try EntryPicture.draw(
      entry, name: name, in: settings.plainCircumstances, rowLimit: settings.rowLimit, with: host)
  }

  /// Runs `body`, which shows the entry itself, in the plain circumstances first.
  func examine<Result>(for check: CheckKind, _ body: () throws -> Result) throws -> Result {
    willCheck(check, name.text)
    return try noting(check, settings.plainCircumstances, body)
  }

  /// Notes what a check looks at while `body` runs, for the process that watches this one.
  private func noting<Result>(
    _ check: CheckKind, _ circumstances: Circumstances, _ body: () throws -> Result
  ) throws -> Result {
    let width = PlainNumber.text(circumstances.configuration.width)
    return try DrawingWatch.during(
      name.text, "\(name.text) at width \(width), in the check \(check.rawValue),", body)
  }
}
