extension [Node] {
  /// The nodes in the order they are painted, each backdrop knowing what lies below it.
  package func fillingBackdrops() -> [Node] {
    contains(where: \.hasBackdrop) ? filled(below: [], depth: 0) : self
  }

  /// Glass under more glass than this shows its tint alone: each layer is painted again for the one above.
  private static var deepestGlass: Int { 3 }

  private func filled(below: [Node], depth: Int) -> [Node] {
    var result: [Node] = []
    result.reserveCapacity(count)
    for node in self { result.append(node.filled(below: { below + result }, depth: depth)) }
    return result
  }

  /// What of the nodes can be seen through glass that covers a box.
  fileprivate func seen(through box: Extents) -> [Node] {
    filter { $0.extents?.touches(box) ?? false }
  }

  /// The nodes with glass that is `depth` layers deep already.
  fileprivate func limitingBackdrops(depth: Int) -> [Node] {
    contains(where: \.hasBackdrop) ? map { $0.limitingBackdrops(depth: depth) } : self
  }

  fileprivate static func isTooDeep(_ depth: Int) -> Bool { depth >= deepestGlass }
}

extension Node {
  fileprivate var hasBackdrop: Bool {
    switch self {
    case .backdrop: true
    case .group(let group):
      group.nodes.contains(where: \.hasBackdrop) || group.mask?.contains(where: \.hasBackdrop) == true
    case .shadow(let shadow):
      if case .nodes(let nodes) = shadow.source { nodes.contains(where: \.hasBackdrop) } else { false }
    case .fill, .stroke, .image, .text: false
    }
  }

  /// - Parameter below: what is painted before the node, in its coordinates.
  fileprivate func filled(below: () -> [Node], depth: Int) -> Node {
    guard hasBackdrop else { return self }
    switch self {
    case .backdrop(var backdrop):
      guard let box = backdrop.path.extents?.outset(by: Backdrop.reach(ofBlur: backdrop.blur)) else {
        return self
      }
      backdrop.nodes = below().seen(through: box).limitingBackdrops(depth: depth + 1)
      return .backdrop(backdrop)
    case .group(var group):
      guard group.transform == .identity || group.transform.inverse != nil else { return self }
      var outer = below()
      if let inverse = group.transform.inverse, group.transform != .identity {
        outer = [.group(Group(transform: inverse, nodes: outer))]
      }
      var inner: [Node] = []
      inner.reserveCapacity(group.nodes.count)
      for node in group.nodes { inner.append(node.filled(below: { outer + inner }, depth: depth)) }
      group.nodes = inner
      return .group(group)
    case .fill, .stroke, .image, .text, .shadow: return self
    }
  }

  fileprivate func limitingBackdrops(depth: Int) -> Node {
    switch self {
    case .backdrop(var backdrop):
      backdrop.nodes =
        [Node].isTooDeep(depth) ? [] : backdrop.nodes.limitingBackdrops(depth: depth + 1)
      return .backdrop(backdrop)
    case .group(var group):
      group.nodes = group.nodes.limitingBackdrops(depth: depth)
      return .group(group)
    case .fill, .stroke, .image, .text, .shadow: return self
    }
  }
}
