import CellSnapshots
import Foundation

/// The views of a picture with their superviews and their names.
struct ViewTree {
  struct Node {
    var view: LayoutView
    var facts: ViewFacts
    var parent: Int?
    var children: [Int] = []
  }

  private(set) var nodes: [Node] = []

  init(_ picture: ViewPicture) {
    var path: [Int] = []
    for (view, facts) in zip(picture.layout.views, picture.facts) {
      while let last = path.last, nodes[last].view.depth >= view.depth { path.removeLast() }
      let index = nodes.count
      nodes.append(Node(view: view, facts: facts, parent: path.last))
      if let parent = path.last { nodes[parent].children.append(index) }
      path.append(index)
    }
  }

  subscript(index: Int) -> Node { nodes[index] }

  /// The view itself and all that hold it, the nearest first.
  func line(from index: Int) -> [Int] {
    var line = [index]
    while let parent = nodes[line[line.count - 1]].parent { line.append(parent) }
    return line
  }

  /// The cell around a view, or the whole; of UIKit's own cells in an app's cell, the latter.
  func owner(of index: Int) -> Int {
    let cells = line(from: index).filter { nodes[$0].view.row != nil || $0 == 0 }
    guard let nearest = cells.first else { return 0 }
    return cells.first { nodes[$0].facts.isCellOfApp } ?? nearest
  }

  /// The row of the outermost table that a view is in.
  func row(of index: Int) -> IndexPath? {
    let rows = line(from: index).compactMap { nodes[$0].view.row }
    guard case .row(let section, let row) = rows.last else { return nil }
    return IndexPath(row: row, section: section)
  }

  /// What a view is called: see `ViewName.property`.
  func name(of index: Int) -> String? {
    let owner = owner(of: index)
    guard index != owner else { return nil }
    let view = nodes[index].view
    let holders = line(from: index).dropFirst().prefix { $0 != owner }
    let isPart = holders.first.map { nodes[$0].facts.ownsContents } ?? false
    if let name = view.propertyName, !isPart { return name }
    let own = view.propertyName ?? view.className
    guard let holder = holders.first(where: { nodes[$0].view.sayingName != nil }) else {
      return isPart ? "\(holders.first.map { nodes[$0].view.className } ?? "").\(own)" : own
    }
    return "\(nodes[holder].view.sayingName ?? "").\(own)"
  }
}

extension LayoutView {
  /// The property's name, but for `contentView`, which says nothing.
  fileprivate var sayingName: String? { propertyName == "contentView" ? nil : propertyName }
}
