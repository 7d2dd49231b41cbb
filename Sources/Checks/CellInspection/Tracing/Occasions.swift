import CellCatalog
import Foundation
import MFS
import UIKit

/// The occasions in the life of a row's cell. Each is noted with the steps and cache look-ups of the cell.
@MainActor
struct Occasions {
  let table: UITableView
  let first: IndexPath
  let second: IndexPath?
  let className: String
  private(set) var noted: [TracedOccasion] = []
  private var cell: any UITableViewCell & MFSCell
  private var counter = CacheCounter()

  init(
    of cell: any UITableViewCell & MFSCell, in table: UITableView, first: IndexPath, second: IndexPath?
  ) {
    self.table = table
    self.first = first
    self.second = second
    self.cell = cell
    className = String(describing: type(of: cell))
    // The rows' caches were already used. Only look-ups from now on count.
    if let second { showRow(at: second) }
    showRow(at: first)
  }

  mutating func note(_ name: String, _ occasion: (inout Occasions) -> Void) {
    counter.begin()
    let events = MFSStepTrace.recording { occasion(&self) }.1
    let ownEvents = events.filter { $0.object == ObjectIdentifier(cell) }
    noted.append(TracedOccasion(name: name, runs: TracedRun.all(of: ownEvents), caches: counter.counts))
  }

  /// Calls the Frames functions with empty caches, as a table does for coming rows.
  mutating func computeFrames() {
    Self.computeFrames(cell)
  }

  mutating func showNewCell() {
    table.forgetCells()
    showRow(at: first)
  }

  mutating func showRow(at path: IndexPath) {
    guard let shown = table.showRow(at: path) as? any UITableViewCell & MFSCell else { return }
    cell = shown
    counter.watch(Self.caches(of: shown))
  }

  mutating func showSameRowAgain() {
    table.showNoRow()
    showRow(at: first)
  }

  mutating func setSameViewModel() {
    Self.setSameViewModel(cell)
  }

  mutating func layOutAgain() {
    cell.setNeedsLayout()
    cell.layoutIfNeeded()
  }

  /// The names of the properties of the controls that a finger can reach, in alphabetical order.
  var controls: [String] { NamedControl.all(in: cell.contentView).names }

  /// Taps a control, and lets the cell lay out.
  mutating func touch(_ name: String) {
    NamedControl.all(in: cell.contentView).first { $0.name == name }?.control.tapControl()
    cell.layoutIfNeeded()
  }

  private static func caches<Cell: UITableViewCell & MFSCell>(of cell: Cell) -> [MFSSubviewCache] {
    let own = cell.viewModel.map { [$0.subviewFrames, $0.subviewSizes] } ?? []
    return [Cell.subviewStaticFrames] + own
  }

  private static func computeFrames<Cell: UITableViewCell & MFSCell>(_ cell: Cell) {
    guard let viewModel = cell.viewModel else { return }
    for cache in caches(of: cell) { cache.removeAll() }
    Cell.calculateCoordinates(for: viewModel, tableSize: cell.tableSize)
    _ = Cell.calculateCellHeight(from: viewModel, tableSize: cell.tableSize)
  }

  private static func setSameViewModel<Cell: UITableViewCell & MFSCell>(_ cell: Cell) {
    cell.viewModel = cell.viewModel
  }
}
