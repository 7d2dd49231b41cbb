package import CellSnapshots

/// The name of a label, which distinguishes it from the other labels in its picture.
package struct LabelName: Hashable, Sendable {
  /// A cell around the label, or the picture's own view.
  struct Owner: Hashable, Sendable {
    var className: String
    var row: LayoutRow?
  }

  /// The cells around the label, the outermost first.
  var owners: [Owner] = []
  /// The properties that lead from the innermost cell to the label: `likeButton.titleLabel`.
  var property: String
  /// The number from 1, among labels with otherwise equal names.
  package var number = 1

  /// Returns the name as text: `WallPostCell row 3 likeButton.titleLabel`.
  package func text(hasSections: Bool) -> String {
    let places = owners.enumerated().map { index, owner in
      let row = index == 0 ? owner.row?.text(hasSections: hasSections) : owner.row?.itemText
      return [owner.className, row].compactMap(\.self).joined(separator: " ")
    }
    return (places + [property, number == 1 ? "" : "(\(number))"]).filter { !$0.isEmpty }
      .joined(separator: " ")
  }
}

extension LabelName {
  /// - Parameter path: The ancestors of the label, the outermost first, and then the label.
  package init(_ path: [LayoutView]) {
    let cells = path.indices.filter { path[$0].row != nil }
    let inner = path.dropFirst((cells.last ?? 0) + 1).compactMap(\.propertyName).filter {
      $0 != "contentView"
    }
    let names = path.last.map { $0.propertyName == nil ? inner + [$0.className] : inner } ?? []
    self.init(
      owners: (cells.isEmpty ? path.prefix(1) : cells.map { path[$0] }[...]).map {
        Owner(className: $0.className, row: $0.row)
      },
      property: names.joined(separator: "."))
  }
}
