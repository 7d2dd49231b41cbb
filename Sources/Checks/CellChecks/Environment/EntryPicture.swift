import CellCatalog
import CellSnapshots
import UIKit

/// A picture of an entry, which another process can compare with its own.
package struct EntryPicture: Sendable, Codable {
  /// The hash of everything that is drawn. It can be compared between host processes, whose hashes have one seed.
  let drawing: Int
  let views: PicturedViews
  /// Whether names of rows include the section.
  let hasSections: Bool
  /// The number of pictured rows.
  let samples: [Sample]

  @MainActor
  init(of shown: ShownEntry) {
    let picture = ViewPicture(of: shown, rowLimit: shown.sampler.limit)
    drawing = picture.scene.hashValue
    views = picture.views
    hasSections = shown.place.hasSections
    samples = shown.samples(in: .environment)
  }

  /// Returns the differences of another picture from this one.
  func differences(to actual: EntryPicture) -> [ViewDifference] {
    guard drawing != actual.drawing else { return [] }
    return ViewComparison(expected: views, actual: actual.views).differences
  }
}

extension EntryPicture {
  /// Draws an entry in some circumstances, with settings of the machine.
  ///
  /// - Parameter rowLimit: The maximum number of rows of a table.
  @MainActor
  static func draw(
    _ entry: CatalogEntry, name: EntryName, in circumstances: Circumstances, rowLimit: Int,
    with host: HostSettings
  ) throws(RenderError) -> EntryPicture {
    try host.usingClock { () throws(RenderError) in
      try ShownEntry.show(
        entry, name: name, in: host.circumstances(like: circumstances), sampler: RowSampler(limit: rowLimit)
      ) { EntryPicture(of: $0) }
    }
  }
}
