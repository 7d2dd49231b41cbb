package import CellCatalog
package import CellSnapshots
package import Foundation
import MFS
import UIKit

/// A tracer that takes a cell of each class in an entry's tables through everything that happens to cells, and
/// notes its steps.
@MainActor
package struct CellTracer {
  package let entry: CatalogEntry
  package let name: EntryName
  package let configuration: SnapshotConfiguration
  /// The width of the turned screen, in points.
  let otherWidth: CGFloat
  /// The names of the properties of controls that are touched, in cells that have them.
  let touched: [String]

  package init(
    entry: CatalogEntry, name: EntryName, configuration: SnapshotConfiguration, otherWidth: CGFloat,
    touched: [String] = []
  ) {
    self.entry = entry
    self.name = name
    self.configuration = configuration
    self.otherWidth = otherWidth
    self.touched = touched
  }

  /// Returns the traces of the controllers in the pattern, then the traces of the cells. The array is empty if the
  /// entry shows neither.
  package func traces() throws(RenderError) -> [CellTrace] {
    let controller = ControllerTracer(
      entry: entry, name: name, configuration: configuration, otherWidth: otherWidth, touched: touched)
    return try controller.traces() + cellTraces()
  }

  private func cellTraces() throws(RenderError) -> [CellTrace] {
    try ShownEntry.show(entry, name: name, in: circumstances(configuration.width)) { shown in
      shown.tables.flatMap { table in
        classes(in: table).compactMap { rows in
          table.showRow(at: rows.first).flatMap { $0 as? any UITableViewCell & MFSCell }.map {
            trace(Occasions(of: $0, in: table, first: rows.first, second: rows.second), in: shown)
          }
        }
      }
    }
  }

  /// Returns the first row of each class of cells in the pattern, and another row of that class if there is one.
  private func classes(in table: UITableView) -> [(first: IndexPath, second: IndexPath?)] {
    var order: [ObjectIdentifier] = []
    var rows: [ObjectIdentifier: [IndexPath]] = [:]
    for path in TableRows(of: table).paths {
      guard let cell = table.showRow(at: path) as? any UITableViewCell & MFSCell else { continue }
      let cellClass = ObjectIdentifier(type(of: cell))
      if rows[cellClass] == nil { order.append(cellClass) }
      rows[cellClass, default: []].append(path)
    }
    return order.compactMap { cellClass in
      guard let paths = rows[cellClass], let first = paths.first else { return nil }
      return (first, paths.dropFirst().first)
    }
  }

  private func trace(_ start: Occasions, in shown: ShownEntry) -> CellTrace {
    var occasions = start
    let first = occasions.first
    occasions.note("frames beforehand") { $0.computeFrames() }
    occasions.note("first build") { $0.showNewCell() }
    if let second = occasions.second {
      occasions.note("reuse for \(shown.place.name(ofRow: second))") { $0.showRow(at: second) }
      occasions.note("reuse for \(shown.place.name(ofRow: first))") { $0.showRow(at: first) }
    } else {
      occasions.note("reuse for the same row") { $0.showSameRowAgain() }
    }
    occasions.note("the same view model") { $0.setSameViewModel() }
    occasions.note("another layout") { $0.layOutAgain() }
    let controls = occasions.controls
    for control in touched where controls.contains(control) {
      occasions.note("touch of \(control)") { $0.touch(control) }
    }
    for width in [otherWidth, configuration.width] {
      occasions.note("rotation to \(PlainNumber.text(width))") { occasions in
        shown.turn(to: circumstances(width), screen: screen(width)) { occasions.showRow(at: first) }
      }
    }
    return CellTrace(
      entry: name.text, className: occasions.className, row: "\(first.section)-\(first.row)",
      rowName: shown.place.name(ofRow: first), width: Double(configuration.width), occasions: occasions.noted,
      controls: controls)
  }

  private func circumstances(_ width: CGFloat) -> Circumstances {
    var configuration = configuration
    configuration.width = width
    return Circumstances(configuration: configuration)
  }

  private func screen(_ width: CGFloat) -> CGSize {
    RenderJob(index: 0, entry: entry, name: name, configuration: circumstances(width).configuration)
      .screenSize
  }
}
