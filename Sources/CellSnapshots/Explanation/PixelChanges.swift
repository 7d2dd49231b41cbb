import Foundation

/// What there is to say when pixels changed and the layout did not.
enum PixelChanges {
  private static let limit = 5

  static func lines(in layout: SnapshotLayout, changedBoxes: [CGRect]) -> [Explanation.Line] {
    let tree = LayoutTree(layout)
    var order: [Int] = []
    for box in changedBoxes {
      if let view = innermost(around: box, in: tree), !order.contains(view) { order.append(view) }
    }
    let same = "layout, texts and colours are the same"
    let hasSections = tree.hasSections
    let lines = order.map { index in
      let node = tree[index]
      let title = tree.title(of: index, hasSections: hasSections).text
      return Explanation.Line(
        text: "pixels changed inside \(title) (\(node.view.className))", kind: .style,
        referenceFrame: node.frame, actualFrame: node.frame)
    }
    guard let first = lines.first else {
      return [Explanation.Line(text: "only pixels changed; \(same)", kind: .style)]
    }
    guard lines.count > 1 else {
      return [
        Explanation.Line(
          text: "\(first.text); \(same)", kind: .style, referenceFrame: first.referenceFrame,
          actualFrame: first.actualFrame)
      ]
    }
    let more = lines.count - limit
    return lines.prefix(limit) + [
      Explanation.Line(text: more > 0 ? "and inside \(more) more; \(same)" : same, kind: .style)
    ]
  }

  /// The deepest view, in front where several are, that holds the box; the picture's own where none does.
  private static func innermost(around box: CGRect, in tree: LayoutTree) -> Int? {
    guard var current = tree.roots.first else { return nil }
    while let inner = tree[current].children.last(where: { holds(box, tree[$0]) }) { current = inner }
    return current
  }

  /// Within a pixel, since boxes are of whole pixels.
  private static func holds(_ box: CGRect, _ node: LayoutTree.Node) -> Bool {
    !node.view.isHidden && node.frame.insetBy(dx: -1, dy: -1).contains(box)
  }
}
