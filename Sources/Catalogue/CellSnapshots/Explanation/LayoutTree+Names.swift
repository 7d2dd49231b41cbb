/// The name of a view in a sentence.
struct ViewTitle: Hashable {
  /// The class of the row that the view is, or is in.
  var rowClass: String?
  /// The row: `row 3`, `header 1`.
  var row: String?
  /// The path from the row to the view, without the row itself: `likeButton.titleLabel`, `UIView 2 nameLabel`.
  var path: String
  /// The path without the numbers of items and siblings.
  var pattern: String

  /// The whole name: `WallPostCell row 3: textLbl`.
  var text: String {
    guard let rowClass, let row else { return path }
    return path.isEmpty ? "\(rowClass) \(row)" : "\(rowClass) \(row): \(path)"
  }
}

extension LayoutTree {
  /// Whether a row is in another section than the first, so that names of rows include the section.
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
    var words: [Word] = []
    var next: Int? = index
    while let current = next, current != row {
      let node = nodes[current]
      let isAbove = current != index
      // The picture's own view and the content view are left out of paths.
      if !isAbove || (node.parent != nil && node.view.propertyName != "contentView") {
        words.insert(Word(node), at: 0)
      }
      next = node.parent
    }
    let place = row.flatMap { nodes[$0].view.row }
    return ViewTitle(
      rowClass: row.map { nodes[$0].view.className },
      row: place.map { $0.text(hasSections: hasSections) },
      path: Self.path(words, \.text), pattern: Self.path(words, \.pattern))
  }

  /// One view in a path.
  struct Word {
    var text: String
    /// The text without a number.
    var pattern: String
    /// Whether the view is a property of the view before it.
    var isProperty = false

    init(_ node: Node) {
      if let row = node.view.row {
        (text, pattern) = (row.itemText, "item")
      } else if let name = node.view.propertyName {
        (text, pattern, isProperty) = (name, name, true)
      } else {
        text = node.view.className + (node.ordinal.map { " \($0)" } ?? "")
        pattern = node.view.className
      }
    }
  }

  /// Returns a path. A property of a property follows a dot, as in code: `likeButton.titleLabel`.
  static func path(_ words: [Word], _ part: (Word) -> String) -> String {
    var path = ""
    for (place, word) in words.enumerated() {
      if place > 0 { path += word.isProperty && words[place - 1].isProperty ? "." : " " }
      path += part(word)
    }
    return path
  }
}

extension SnapshotLayout {
  /// Whether a row is in another section than the first, so that names of rows include the section.
  package var hasSections: Bool { LayoutTree(self).hasSections }
}
