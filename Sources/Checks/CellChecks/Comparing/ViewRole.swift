import CellCatalog
import UIKit

/// The role of a view in its cell.
struct ViewRole: Sendable, Codable {
  /// Whether UIKit makes the contents of the view.
  let ownsContents: Bool
  /// Whether the view is a cell, header or footer of a class that is not UIKit's.
  let isCellOfApp: Bool
  /// Whether UIKit adds and removes the view according to the settings of a cell.
  let isPartOfCell: Bool

  /// Finds the role of a layer and of its view.
  @MainActor
  init(of layer: CALayer) {
    let view = layer.view
    ownsContents = view?.isSystemControl ?? false
    isPartOfCell = view is any TableCellPart
    isCellOfApp = view.map { $0.isReused && !UIKitModule.declares(type(of: $0)) } ?? false
  }
}
