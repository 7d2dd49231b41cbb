import Foundation

/// A view that two pictures show differently, with both values.
struct ViewDifference: Hashable {
  /// The class of the cell around the view, or of the root.
  var owner: String
  var view: String?
  var viewClass: String
  var row: IndexPath?
  /// The differing property, such as `text` or `frame`.
  var kind: String
  var expected: String
  var actual: String

  /// Returns whether both differences are about the same view of the same row.
  func isAboutSame(as other: ViewDifference) -> Bool {
    (owner, view, row) == (other.owner, other.view, other.row)
  }
}

extension ViewDifference {
  init(of index: Int, in tree: CellTree, kind: String, expected: String, actual: String) {
    let owner = tree.owner(of: index)
    self.init(
      owner: tree.view(owner).className, view: tree.name(of: index), viewClass: tree.view(index).className,
      row: tree.row(of: index), kind: kind, expected: expected, actual: actual)
  }
}
