import CellCatalog
import Foundation
import MFS
import UIKit

/// The places that show view models: the rows of a table, each with a cell, or the view models that a controller
/// shows one after another.
@MainActor
protocol ViewModelPlaces {
  var paths: [IndexPath] { get }
  /// The words of findings for a place, for the places after it, for another place, for the object that shows it,
  /// and for the container of that object.
  var one: String { get }
  var others: String { get }
  var another: String { get }
  var runner: String { get }
  var frame: String { get }

  /// Returns a new object that runs the steps of the pattern for a place; nil if it is not in the pattern.
  func freshRunner(at path: IndexPath) -> (any MFSStepRunning)?
  /// Returns the row for a finding; nil for a controller.
  func row(at path: IndexPath) -> IndexPath?
  /// Returns an addition to the reproduction of a finding; empty if the row is enough.
  func circumstances(at path: IndexPath) -> String
}

extension TableRows: ViewModelPlaces {
  var one: String { "a row" }
  var others: String { "the rows below" }
  var another: String { "another row" }
  var runner: String { "cell" }
  var frame: String { "table" }

  func freshRunner(at path: IndexPath) -> (any MFSStepRunning)? {
    freshCell(at: path) as? any UITableViewCell & MFSCell
  }

  func row(at path: IndexPath) -> IndexPath? { path }

  func circumstances(at path: IndexPath) -> String { "" }
}

extension ShownController: ViewModelPlaces {
  var one: String { "a view model" }
  var others: String { "other view models" }
  var another: String { "another view model" }
  var runner: String { "controller" }
  var frame: String { "window" }

  func freshRunner(at path: IndexPath) -> (any MFSStepRunning)? { fresh(at: path) }

  func row(at path: IndexPath) -> IndexPath? { nil }

  func circumstances(at path: IndexPath) -> String {
    path == ShownController.own ? "" : ", given \(name(of: path))"
  }
}

extension ShownEntry {
  /// The sampled rows of each table, then the controllers in the pattern.
  var viewModelPlaces: [any ViewModelPlaces] { sampledRows + variedControllers }

  /// The controllers in the pattern, with further view models if the entry's view model can be varied.
  var variedControllers: [ShownController] {
    for controller in controllers { controller.addVariations() }
    return controllers
  }
}

extension MFSStepRunning {
  /// The cell, or the controller's view.
  var shownView: UIView? { (self as? UIView) ?? (self as? UIViewController)?.view }

  /// The view that contains the subviews.
  var holdingView: UIView? { (self as? UITableViewCell)?.contentView ?? shownView }
}

extension CheckFinding {
  /// A finding about a place that shows a view model.
  @MainActor
  init(
    _ rule: CheckRule, in place: EntryPlace, at path: IndexPath, of places: any ViewModelPlaces,
    owner: String,
    view: String? = nil, expected: String, actual: String, reproduction: String
  ) {
    self.init(
      rule, in: place, row: places.row(at: path), owner: owner, view: view, expected: expected,
      actual: actual,
      reproduction: reproduction + places.circumstances(at: path))
  }
}
