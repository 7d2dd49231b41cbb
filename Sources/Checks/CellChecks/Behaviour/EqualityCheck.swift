import CellCatalog
import CellSnapshots
import Foundation
import MFS
import UIKit

/// A check that gives cells and controllers a view model that differs in one property from the one they show. It
/// compares the result with a cell or controller that binds this view model.
///
/// The view models come from a second content of the same entry. Each property takes the values that other rows
/// have in it. A controller has no other rows, so its values are made from its own view model.
@MainActor
struct EqualityCheck: EntryCheck {
  static let checks: Set<CheckKind> = [.equality]
  static let looksOnlyAtPlaces = true

  let entry: CatalogEntry
  let name: EntryName
  let circumstances: Circumstances
  let sampler: RowSampler

  /// The maximum number of rows of a class with varied view models; `valueLimit` is the maximum number of values for a
  /// property.
  private static let rowLimit = 3
  private static let valueLimit = 3

  /// The view models by table, then by row.
  private typealias ViewModels = [[IndexPath: any MFSViewModel]]

  static func run(on entry: CheckedEntry, into report: inout CheckReport) throws {
    let check = EqualityCheck(
      entry: entry.entry, name: entry.name, circumstances: entry.settings.plainCircumstances,
      sampler: entry.sampler)
    report.add(try entry.examine(for: .equality) { try check.findings() }, of: entry.entry)
  }

  func findings() throws(RenderError) -> [CheckFinding] {
    let twins: ViewModels = try ShownEntry.show(entry, name: name, in: circumstances, sampler: sampler) {
      $0.sampledRows.map { rows in
        var viewModels: [IndexPath: any MFSViewModel] = [:]
        for path in rows.paths { viewModels[path] = rows.freshCell(at: path)?.anyViewModel }
        return viewModels
      }
    }
    return try ShownEntry.show(entry, name: name, in: circumstances, sampler: sampler) { shown in
      zip(shown.sampledRows, twins).flatMap { findings(in: $0, twins: $1, shown) }
        + shown.controllers.flatMap { findings(of: $0, shown) }
    }
  }

  private func findings(
    in rows: TableRows, twins: [IndexPath: any MFSViewModel], _ shown: ShownEntry
  ) -> [CheckFinding] {
    let all = twins.sorted { $0.key < $1.key }.map(\.value)
    var counts: [ObjectIdentifier: Int] = [:]
    var seen: Set<String> = []
    return rows.paths.flatMap { path -> [CheckFinding] in
      guard let twin = twins[path], let runner = rows.freshRunner(at: path) else { return [] }
      counts[ObjectIdentifier(type(of: twin)), default: 0] += 1
      guard counts[ObjectIdentifier(type(of: twin))] ?? 0 <= Self.rowLimit else { return [] }
      let others = all.filter { type(of: $0) == type(of: twin) }
      return findings(of: runner, twin, path, rows, shown) { property in
        others.map { property.value(in: $0) }
      }
    }.filter { seen.insert($0.subject).inserted }
  }

  private func findings(of controller: ShownController, _ shown: ShownEntry) -> [CheckFinding] {
    let path = ShownController.own
    guard let twin = controller.newViewModel(), let runner = controller.freshRunner(at: path) else {
      return []
    }
    return findings(of: runner, twin, path, controller, shown) { $0.variations(in: twin) }
  }

  /// - Parameter values: A closure that returns the values that a property may have.
  private func findings<Runner: MFSStepRunning>(
    of runner: Runner, _ twin: any MFSViewModel, _ path: IndexPath, _ places: any ViewModelPlaces,
    _ shown: ShownEntry, values: (StoredProperty) -> [Any]
  ) -> [CheckFinding] {
    guard let own = runner.viewModel, let twin = twin as? Runner.ViewModel, own !== twin,
      twin.isEqual(to: own)
    else { return [] }
    var forgotten: [String] = []
    return StoredProperty.all(of: type(of: twin)).compactMap { property in
      guard !forgotten.contains(where: { property.name.hasPrefix("\($0).") }) else { return nil }
      let present = property.value(in: twin)
      var tried: [Any] = []
      for value in values(property) where tried.count < Self.valueLimit && !property.isSame(value, present) {
        guard !tried.contains(where: { property.isSame($0, value) }) else { continue }
        tried.append(value)
        guard let difference = difference(twin, property, value, own, path, places, Runner.self) else {
          continue
        }
        forgotten.append(property.name)
        return finding(property, twin, difference, path, places, shown)
      }
      return nil
    }
  }

  /// Returns how a view that receives the varied view model differs from a view that binds it.
  private func difference<Runner: MFSStepRunning>(
    _ twin: Runner.ViewModel, _ property: StoredProperty, _ other: Any, _ own: Runner.ViewModel,
    _ path: IndexPath, _ places: any ViewModelPlaces, _ runnerClass: Runner.Type
  ) -> ViewDifference? {
    let value = property.value(in: twin)
    property.set(other, in: twin)
    twin.clearCaches()
    defer {
      property.set(value, in: twin)
      twin.clearCaches()
    }
    guard twin.isEqual(to: own) else { return nil }
    func picture(isBoundAnew: Bool) -> ReusablePicture? {
      guard let runner = places.freshRunner(at: path) as? Runner, let view = runner.shownView else {
        return nil
      }
      if isBoundAnew {
        for step in [MFSStep.removeSubviews, .initSubviews, .bindData, .resizeSubviews] {
          runner.invalidate(step)
        }
      }
      runner.viewModel = twin
      view.layoutIfNeeded()
      return ReusablePicture(of: view)
    }
    guard let expected = picture(isBoundAnew: true), let actual = picture(isBoundAnew: false) else {
      return nil
    }
    return expected.differences(to: actual).first
  }

  private func finding(
    _ property: StoredProperty, _ twin: some MFSViewModel, _ difference: ViewDifference,
    _ path: IndexPath, _ places: any ViewModelPlaces, _ shown: ShownEntry
  ) -> CheckFinding {
    let view = difference.view ?? difference.owner
    return CheckFinding(
      .equality, in: shown.place, at: path, of: places, owner: String(describing: type(of: twin)),
      view: property.name,
      expected: "isEqual(to:) to compare it, and \(view) \(difference.expected)",
      actual: "\(view) \(difference.actual)",
      reproduction: "after \(places.one) that differs only in \(property.name)")
  }
}

extension MFSViewModel {
  fileprivate func clearCaches() {
    subviewFrames.removeAll()
    subviewSizes.removeAll()
  }
}

extension UITableViewCell {
  /// The view model that a cell in the pattern shows.
  fileprivate var anyViewModel: (any MFSViewModel)? {
    func viewModel<Cell: MFSCell>(of cell: Cell) -> (any MFSViewModel)? { cell.viewModel }
    return (self as? any UITableViewCell & MFSCell).flatMap { viewModel(of: $0) }
  }
}
