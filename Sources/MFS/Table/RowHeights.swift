internal import Foundation

/// The heights that a table was told, for a reload that adds rows and changes none out of sight.
struct RowHeights {
  /// In points, by the view models, which are kept so that none gets another's place in memory.
  private var heights: [ObjectIdentifier: CGFloat] = [:]
  private var viewModels: [any MFSViewModel] = []
  /// The table's width that they are for, in points.
  private var width: CGFloat = 0
  /// Whether the table is told them again.
  var areKept = false

  mutating func removeAll() {
    heights.removeAll(keepingCapacity: true)
    viewModels.removeAll(keepingCapacity: true)
  }

  /// Has a row asked for its height again.
  mutating func forget(_ viewModel: any MFSViewModel) {
    heights[ObjectIdentifier(viewModel)] = nil
  }

  /// The height of a row in a table of some width, computed unless it is kept.
  mutating func height(
    of viewModel: any MFSViewModel, width: CGFloat, compute: () -> CGFloat
  ) -> CGFloat {
    if self.width != width { removeAll() }
    self.width = width
    let identifier = ObjectIdentifier(viewModel)
    if areKept, let height = heights[identifier] { return height }
    let height = compute()
    if heights.updateValue(height, forKey: identifier) == nil { viewModels.append(viewModel) }
    return height
  }
}
