import CellCatalog
import CellSnapshots
import Foundation
import MFS
import UIKit

/// Gives cells view models that differ in one property from the one they show, and sees whether they show them.
///
/// The view models are those of a second table of the same entry, each property varied by what other rows have in it.
@MainActor
struct EqualityCheck {
  let entry: Entry
  let name: EntryName
  let circumstances: Circumstances
  let sampler: RowSampler

  /// The most rows of a class whose view models are varied, and the most values that a property is given.
  private static let rowLimit = 3
  private static let valueLimit = 3

  /// By table, then by row.
  private typealias ViewModels = [[IndexPath: any MFSViewModel]]

  func findings() throws(RenderError) -> [Finding] {
    let twins: ViewModels = try ShownEntry.show(entry, name: name, in: circumstances, sampler: sampler) {
      $0.sampledRows.map { rows in
        var viewModels: [IndexPath: any MFSViewModel] = [:]
        for path in rows.paths { viewModels[path] = rows.freshCell(at: path)?.anyViewModel }
        return viewModels
      }
    }
    return try ShownEntry.show(entry, name: name, in: circumstances, sampler: sampler) { shown in
      zip(shown.sampledRows, twins).flatMap { rows, twins in
        var counts: [ObjectIdentifier: Int] = [:]
        var seen: Set<String> = []
        return rows.paths.flatMap { path -> [Finding] in
          guard let twin = twins[path], let cell = rows.freshCell(at: path) as? any UITableViewCell & MFSCell
          else { return [] }
          counts[ObjectIdentifier(type(of: twin)), default: 0] += 1
          guard counts[ObjectIdentifier(type(of: twin))] ?? 0 <= Self.rowLimit else { return [] }
          return findings(of: cell, twin, twins.sorted { $0.key < $1.key }.map(\.value), path, rows, shown)
        }.filter { seen.insert($0.subject).inserted }
      }
    }
  }

  private func findings<Cell: UITableViewCell & MFSCell>(
    of cell: Cell, _ twin: any MFSViewModel, _ others: [any MFSViewModel], _ path: IndexPath,
    _ rows: TableRows, _ shown: ShownEntry
  ) -> [Finding] {
    guard let own = cell.viewModel, let twin = twin as? Cell.ViewModel, own !== twin, twin.isEqual(to: own)
    else { return [] }
    let others = others.compactMap { $0 as? Cell.ViewModel }.filter { type(of: $0) == type(of: twin) }
    var forgotten: [String] = []
    return StoredProperty.all(of: type(of: twin)).compactMap { property in
      guard !forgotten.contains(where: { property.name.hasPrefix("\($0).") }) else { return nil }
      var tried: [Cell.ViewModel] = []
      for other in others where tried.count < Self.valueLimit && !property.isSame(in: other, twin) {
        guard !tried.contains(where: { property.isSame(in: $0, other) }) else { continue }
        tried.append(other)
        guard let difference = difference(twin, property, other, own, path, rows, Cell.self) else { continue }
        forgotten.append(property.name)
        return finding(property, twin, difference, path, shown)
      }
      return nil
    }
  }

  /// How a cell that is given the varied view model differs from one that binds it.
  private func difference<Cell: UITableViewCell & MFSCell>(
    _ twin: Cell.ViewModel, _ property: StoredProperty, _ other: Cell.ViewModel, _ own: Cell.ViewModel,
    _ path: IndexPath, _ rows: TableRows, _ cellClass: Cell.Type
  ) -> ViewDifference? {
    let value = property.value(in: twin)
    property.set(property.value(in: other), in: twin)
    twin.clearCaches()
    defer {
      property.set(value, in: twin)
      twin.clearCaches()
    }
    guard twin.isEqual(to: own) else { return nil }
    func picture(isBoundAnew: Bool) -> ReusablePicture? {
      guard let cell = rows.freshCell(at: path) as? Cell else { return nil }
      if isBoundAnew {
        for step in [Step.removeSubviews, .initSubviews, .bindData, .resizeSubviews] { cell.invalidate(step) }
      }
      cell.viewModel = twin
      cell.layoutIfNeeded()
      return ReusablePicture(of: cell)
    }
    guard let expected = picture(isBoundAnew: true), let actual = picture(isBoundAnew: false) else {
      return nil
    }
    return expected.differences(to: actual).first
  }

  private func finding(
    _ property: StoredProperty, _ twin: some MFSViewModel, _ difference: ViewDifference, _ path: IndexPath,
    _ shown: ShownEntry
  ) -> Finding {
    let view = difference.view ?? difference.owner
    return Finding(
      .equality, in: shown.place, row: path, owner: String(describing: type(of: twin)), view: property.name,
      expected: "isEqual(to:) to compare it, and \(view) \(difference.expected)",
      actual: "\(view) \(difference.actual)",
      reproduction: "after a row that differs in \(property.name) alone")
  }
}

extension MFSViewModel {
  fileprivate func clearCaches() {
    subviewFrames.removeAll()
    subviewSizes.removeAll()
  }
}

extension UITableViewCell {
  /// What a cell in the pattern shows.
  fileprivate var anyViewModel: (any MFSViewModel)? {
    func viewModel<Cell: MFSCell>(of cell: Cell) -> (any MFSViewModel)? { cell.viewModel }
    return (self as? any UITableViewCell & MFSCell).flatMap { viewModel(of: $0) }
  }
}
