import CellChecks
import CellCatalog
import Foundation
import MFS
import UIKit

/// A view model that a controller in the pattern shows, or that a row of its table shows.
@MainActor
struct ViewModelPlace {
  /// The beginning of the keys of its properties: `model:0` for the first controller, `model:0/1-3` for a row.
  let key: String
  /// The row, such as `1-3`; nil for the view model of a controller.
  let row: String?
  let viewModel: any MFSViewModel
  /// The table that shows the row.
  let table: UITableView?

  /// The maximum number of rows whose view models have controls.
  private static let rowLimit = 200

  /// Returns the view models of a controller and its descendants. The controllers load their views.
  static func all(in controller: UIViewController) -> [ViewModelPlace] {
    controller.loadViewIfNeeded()
    var places: [ViewModelPlace] = []
    for (index, controller) in family(of: controller).enumerated() {
      if let table = controller as? MFSTableController {
        places += rows(of: table, key: "model:\(index)")
      } else if let own = controller as? any UIViewController & MFSController,
        let viewModel = viewModel(of: own)
      {
        places.append(ViewModelPlace(key: "model:\(index)", row: nil, viewModel: viewModel, table: nil))
      }
    }
    return places
  }

  private static func family(of controller: UIViewController) -> [UIViewController] {
    [controller] + controller.children.flatMap(family)
  }

  private static func rows(of controller: MFSTableController, key: String) -> [ViewModelPlace] {
    var places: [ViewModelPlace] = []
    for (section, content) in controller.sections.enumerated() {
      for (row, viewModel) in content.rows.enumerated() where places.count < rowLimit {
        let name = "\(section)-\(row)"
        places.append(
          ViewModelPlace(key: "\(key)/\(name)", row: name, viewModel: viewModel, table: controller.tableView))
      }
    }
    return places
  }

  private static func viewModel(of controller: some UIViewController & MFSController) -> (any MFSViewModel)? {
    controller.viewModel
  }

  /// The properties that a form can show, with their values.
  var properties: [(property: StoredProperty, value: EditableValue)] {
    StoredProperty.all(of: type(of: viewModel)).compactMap { property in
      EditableValue(property.value(in: viewModel)).map { (property, $0) }
    }
  }

  func key(of property: StoredProperty) -> String { "\(key).\(property.name)" }

  /// Sets the properties that have a value among these. A text that is not a value of the property changes nothing.
  func set(_ values: [String: String]) {
    for (property, value) in properties {
      guard let text = values[key(of: property)], let changed = value.value(from: text) else { continue }
      property.set(changed, in: viewModel)
    }
  }
}
