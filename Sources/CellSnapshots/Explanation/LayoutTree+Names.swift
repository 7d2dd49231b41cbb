/// What a view is called in a sentence.
struct ViewTitle: Hashable {
  /// The class of the row that it is, or is in.
  var rowClass: String?
  /// `row 3`, `header 1`.
  var row: String?
  /// The way to it from there, nothing of the row itself: `likeButton titleLabel`.
  var path: String
  /// The same without the numbers of items and siblings.
  var pattern: String

  /// `WallPostCell row 3: textLbl`.
  var text: String {
    guard let rowClass, let row else { return path }
    return path.isEmpty ? "\(rowClass) \(row)" : "\(rowClass) \(row): \(path)"
  }
}

extension LayoutTree {
  /// Whether any row is in another section than the first, so that rows are named with their sections.
  var hasSections: Bool {
    nodes.contains { node in
      node.view.row.map { $0.section != 0 && outerRow(above: node) == nil } ?? false
    }
  }

  private func outerRow(above node: Node) -> Int? {
    var next = node.parent
    var found: Int?
    while let index = next {
      if nodes[index].view.row != nil { found = index }
      next = nodes[index].parent
    }
    return found
  }

  func title(of index: Int, hasSections: Bool) -> ViewTitle {
    let row =
      nodes[index].view.row != nil ? outerRow(above: nodes[index]) ?? index : outerRow(above: nodes[index])
    var names: [String] = []
    var patterns: [String] = []
    var next: Int? = index
    while let current = next, current != row {
      let node = nodes[current]
      let isAbove = current != index
      // The picture's own view and the content view go without saying.
      if !isAbove || (node.parent != nil && node.view.propertyName != "contentView") {
        let (name, pattern) = Self.name(of: node)
        names.append(name)
        patterns.append(pattern)
      }
      next = node.parent
    }
    let place = row.flatMap { nodes[$0].view.row }
    return ViewTitle(
      rowClass: row.map { nodes[$0].view.className },
      row: place.map { $0.text(hasSections: hasSections) },
      path: names.reversed().joined(separator: " "), pattern: patterns.reversed().joined(separator: " "))
  }

  /// In full, and without a number.
  private static func name(of node: Node) -> (String, String) {
    if let row = node.view.row { return (row.itemText, "item") }
    if let name = node.view.propertyName { return (name, name) }
    return (node.view.className + (node.ordinal.map { " \($0)" } ?? ""), node.view.className)
  }
}

extension SnapshotLayout {
  /// Whether rows are named with their sections, since any is in another than the first.
  package var hasSections: Bool { LayoutTree(self).hasSections }
}
