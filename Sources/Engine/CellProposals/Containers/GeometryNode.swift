/// A node that takes what it is offered, and whose content is made when its place is known.
package final class GeometryNode: LayoutNode {
  private let content: (GeometryReading) -> [LayoutNode]
  private var made: (reading: GeometryReading, nodes: [LayoutNode])?

  /// Creates a node.
  ///
  /// - Parameter content: Makes the nodes for a place. All of them begin at the first corner.
  package init(identifier: Int = 0, content: @escaping (GeometryReading) -> [LayoutNode]) {
    self.content = content
    super.init(identifier: identifier)
  }

  private func nodes(for reading: GeometryReading) -> [LayoutNode] {
    if let made, made.reading == reading { return made.nodes }
    let nodes = content(reading)
    made = (reading, nodes)
    return nodes
  }

  override func place(at origin: LayoutPoint, proposal: Proposal, with placer: inout Placer) {
    let frame = LayoutRect(origin, size(for: proposal))
    let index = placer.open(self, frame)
    let insets = placer.safeArea.insets(of: frame)
    let reading = GeometryReading(
      frame: frame, safeAreaInsets: placer.isMirrored ? insets.mirrored : insets)
    for node in nodes(for: reading) {
      placer.place(node, Placement(.zero, Proposal(frame.size)), in: frame)
    }
    placer.close(index)
  }
}
