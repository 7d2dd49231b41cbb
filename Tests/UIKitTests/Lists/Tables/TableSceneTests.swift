import CellDrawing
import Foundation
import Testing

@testable import UIKit

@MainActor struct TableSceneTests {
  func table(_ style: UITableView.Style) -> UITableView {
    let probe = TableProbe(7, 5, 8)
    probe.titles = [0: "First", 1: "Second", 2: "Third"]
    probe.headerHeight = UITableView.automaticDimension
    probe.footerHeight = UITableView.automaticDimension
    probe.configure = { cell, path in
      cell.textLabel?.text = "Row \(path.section).\(path.row)"
      cell.accessoryType = path.row.isMultiple(of: 2) ? .disclosureIndicator : .checkmark
    }
    return probe.table(height: 300, style: style)
  }

  /// A short description of the first difference between two scenes, or nil if they are equal.
  func difference(_ first: Scene, _ second: Scene) -> String? {
    guard first != second else { return nil }
    var (left, right) = (first.nodes, second.nodes)
    while left.count == 1, right.count == 1, case .group(let one) = left[0], case .group(let other) = right[0]
    {
      (left, right) = (one.nodes, other.nodes)
    }
    let index = zip(left, right).enumerated().first { $1.0 != $1.1 }?.offset ?? min(left.count, right.count)
    func name(_ nodes: [Node]) -> String { nodes.indices.contains(index) ? "\(nodes[index])" : "none" }
    return "node \(index) of \(left.count) and \(right.count): \(name(left)) | \(name(right))"
  }

  @Test(arguments: [UITableView.Style.plain, .grouped, .insetGrouped])
  func `a table scrolled away and back draws what a new one draws`(style: UITableView.Style) {
    let scrolled = table(style)
    for offset in [0, 310, 900, 420, 55, 700, 120] {
      scrolled.contentOffset.y = CGFloat(offset)
      scrolled.layoutIfNeeded()
    }
    let fresh = table(style)
    fresh.contentOffset.y = 120
    #expect(difference(scrolled.scene(), fresh.scene()) == nil)
  }

  @Test func `a tile draws its part of the whole picture`() {
    let whole = table(.insetGrouped)
    whole.frame.size.height = whole.contentSize.height
    let tiled = table(.insetGrouped)
    tiled.layoutRows(in: CGRect(x: 0, y: 0, width: 320, height: 300))
    tiled.frame.size.height = tiled.contentSize.height
    let tile = CGRect(x: 0, y: 280, width: 320, height: 333)
    tiled.layoutRows(in: tile)
    #expect(difference(tiled.scene(of: tile), whole.scene(of: tile)) == nil)
    #expect(tiled.subviews.count < whole.subviews.count)
  }
}
