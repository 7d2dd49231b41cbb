import CellCatalog
import UIKit

/// What part a view plays in its cell.
struct ViewRole {
  /// Whether UIKit makes what is in the view.
  let ownsContents: Bool
  /// Whether it is a cell, header or footer of a class that is not UIKit's.
  let isCellOfApp: Bool
  /// Whether UIKit adds and removes it after what was set of a cell.
  let isPartOfCell: Bool

  /// The role of a layer, and of the view whose layer it is.
  @MainActor
  init(of layer: CALayer) {
    let view = layer.view
    ownsContents = view?.isSystemControl ?? false
    isPartOfCell = view is any TableCellPart
    isCellOfApp = view.map { $0.isReused && !UIKitModule.declares(type(of: $0)) } ?? false
  }
}
