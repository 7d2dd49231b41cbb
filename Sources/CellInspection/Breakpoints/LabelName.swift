import CellSnapshots

/// What tells a label from the others of its picture.
struct LabelName: Hashable, Sendable {
  /// A cell around the label, or the picture's own view.
  struct Owner: Hashable, Sendable {
    var className: String
    var row: LayoutRow?
  }

  /// The outermost first.
  var owners: [Owner] = []
  /// The properties that lead to it from there: `likeButton.titleLabel`.
  var property: String
  /// From 1 on, among the labels that the rest does not tell apart.
  var number = 1

  /// `WallPostCell row 3 likeButton.titleLabel`.
  func text(hasSections: Bool) -> String {
    let places = owners.enumerated().map { index, owner in
      let row = index == 0 ? owner.row?.text(hasSections: hasSections) : owner.row?.itemText
      return [owner.className, row].compactMap(\.self).joined(separator: " ")
    }
    return (places + [property, number == 1 ? "" : "(\(number))"]).filter { !$0.isEmpty }
      .joined(separator: " ")
  }
}

extension LabelName {
  /// - Parameter path: the label behind the views that it is in, the outermost first.
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
