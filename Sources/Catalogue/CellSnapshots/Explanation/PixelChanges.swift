import Foundation

/// Lines for pixels that changed without an explanation by the layout.
enum PixelChanges {
  private static let limit = 5
  /// How far a view may draw beyond its frame, in points: shadows and the overhang of glyphs.
  private static let margin: CGFloat = 8

  static func lines(in layout: SnapshotLayout, changedBoxes: [CGRect]) -> [Explanation.Line] {
    let same = "layout, texts and colours are the same"
    let lines = self.lines(in: LayoutTree(layout), boxes: changedBoxes, "pixels changed inside")
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

  /// Returns lines for changed pixels that the given changes do not explain.
  ///
  /// If a change moves views, there are none. Otherwise they are about the boxes outside the frames of all changes.
  static func lines(
    beside changes: [ViewChange], in layout: SnapshotLayout, changedBoxes: [CGRect]
  ) -> [Explanation.Line] {
    let isStill = changes.allSatisfy { change in
      change.effects.isEmpty && change.followers == nil && change.rowEvent == nil && change.actualFrame != nil
    }
    guard isStill else { return [] }
    let frames = changes.flatMap { [$0.referenceFrame, $0.actualFrame] }.compactMap { frame in
      frame?.insetBy(dx: -margin, dy: -margin)
    }
    let boxes = changedBoxes.filter { box in !frames.contains { $0.intersects(box) } }
    let lines = self.lines(in: LayoutTree(layout), boxes: boxes, "pixels also changed inside")
    guard lines.count > limit else { return lines }
    let more = Explanation.Line(text: "and inside \(lines.count - limit) more", kind: .style)
    return lines.prefix(limit) + [more]
  }

  /// Returns one line for each view that contains a box.
  private static func lines(
    in tree: LayoutTree, boxes: [CGRect], _ words: String
  ) -> [Explanation.Line] {
    var seen: Set<Int> = []
    let hasSections = tree.hasSections
    return boxes.compactMap { innermost(around: $0, in: tree) }.filter { seen.insert($0).inserted }.map {
      index in
      let node = tree[index]
      let title = tree.title(of: index, hasSections: hasSections).text
      return Explanation.Line(
        text: "\(words) \(title) (\(node.view.className))", kind: .style, referenceFrame: node.frame,
        actualFrame: node.frame)
    }
  }

  /// Returns the deepest view that contains the box, the front one if there are several. If no view does, this is the
  /// picture's own view.
  private static func innermost(around box: CGRect, in tree: LayoutTree) -> Int? {
    guard var current = tree.roots.first else { return nil }
    while let inner = tree[current].children.last(where: { holds(box, tree[$0]) }) { current = inner }
    return current
  }

  /// Returns whether a view contains the box. Boxes consist of whole pixels, so one point of tolerance is allowed.
  private static func holds(_ box: CGRect, _ node: LayoutTree.Node) -> Bool {
    !node.view.isHidden && node.frame.insetBy(dx: -1, dy: -1).contains(box)
  }
}
