import CellCatalog
import Foundation
import MFS
import UIKit

/// Places that show view models: rows, each by a cell, or the view models that a controller is given one after another.
@MainActor
protocol ViewModelPlaces {
  var paths: [IndexPath] { get }
  /// What findings call one of the places, another of them, those after it, what shows them, and what that is in.
  var one: String { get }
  var others: String { get }
  var another: String { get }
  var runner: String { get }
  var frame: String { get }

  /// What runs the steps of the pattern for a place: a new one each time; nil where it is not in the pattern.
  func freshRunner(at path: IndexPath) -> (any StepRunning)?
  /// The row that a finding is about; nil of a controller.
  func row(at path: IndexPath) -> IndexPath?
  /// What a finding adds to how it is reproduced; empty where the row says it.
  func circumstances(at path: IndexPath) -> String
}

extension TableRows: ViewModelPlaces {
  var one: String { "a row" }
  var others: String { "the rows below" }
  var another: String { "another row" }
  var runner: String { "cell" }
  var frame: String { "table" }

  func freshRunner(at path: IndexPath) -> (any StepRunning)? {
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

  func freshRunner(at path: IndexPath) -> (any StepRunning)? { fresh(at: path) }

  func row(at path: IndexPath) -> IndexPath? { nil }

  func circumstances(at path: IndexPath) -> String {
    path == ShownController.own ? "" : ", given \(name(of: path))"
  }
}

extension ShownEntry {
  /// The rows of each table that stand for all, then the controllers in the pattern.
  var viewModelPlaces: [any ViewModelPlaces] { sampledRows + variedControllers }

  /// The controllers in the pattern, with further view models where the entry's can be varied.
  var variedControllers: [ShownController] {
    for controller in controllers { controller.addVariations() }
    return controllers
  }
}

extension StepRunning {
  /// The cell, or the view of the controller.
  var shownView: UIView? { (self as? UIView) ?? (self as? UIViewController)?.view }

  /// The view that the subviews are in.
  var holdingView: UIView? { (self as? UITableViewCell)?.contentView ?? shownView }
}

extension Finding {
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
