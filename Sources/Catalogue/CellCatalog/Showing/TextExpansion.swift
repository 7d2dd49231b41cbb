import Foundation
import MFS
import UIKit

/// Expands or collapses what an entry's rows and controllers show, and sets it back.
@MainActor
package struct TextExpansion {
  /// The old state of each view model, stored once because rows may share one.
  private var before: [ObjectIdentifier: (viewModel: any MFSExpandable, isExpandText: Bool)] = [:]

  /// - Parameter content: The content, already laid out.
  package init(_ isExpanded: Bool, of content: MountedContent) {
    expand(isExpanded, in: content.view)
  }

  /// Whether nothing can expand.
  package var isEmpty: Bool { before.isEmpty }

  package func undo() {
    for (viewModel, isExpandText) in before.values { viewModel.isExpandText = isExpandText }
  }

  private mutating func expand(_ isExpanded: Bool, in view: UIView) {
    if let table = view as? UITableView {
      expand(isExpanded, rowsOf: table)
    } else if let cell = view as? any UITableViewCell & MFSCell {
      expand(isExpanded, cell)
      cell.viewModelDidChange()
    } else {
      if let controller = view.viewController as? any UIViewController & MFSController {
        expand(isExpanded, controller)
        controller.viewModelDidChange()
      }
      for subview in view.subviews { expand(isExpanded, in: subview) }
    }
  }

  private mutating func expand(_ isExpanded: Bool, rowsOf table: UITableView) {
    table.resolveHeights()
    for path in TableRows(of: table).paths {
      guard let cell = table.showRow(at: path) as? any UITableViewCell & MFSCell else { continue }
      expand(isExpanded, cell)
    }
    table.forgetCells()
    table.reloadData()
    table.layoutRowsInBounds()
  }

  private mutating func expand(_ isExpanded: Bool, _ shown: some MFSStepRunning) {
    guard let viewModel = shown.viewModel as? any MFSExpandable else { return }
    let identifier = ObjectIdentifier(viewModel)
    if before[identifier] == nil { before[identifier] = (viewModel, viewModel.isExpandText) }
    viewModel.isExpandText = isExpanded
  }
}
