package import CellDrawing
internal import Foundation

/// A drawing context. Unlike Core Graphics, it stores what is drawn as nodes of a scene, in points, y downwards.
public final class CGContext {
  struct Shadow {
    var offset: CGSize
    var blur: CGFloat
    var color: CGColor
  }

  struct State {
    var transform = Transform.identity
    var fillColor = CGColor.black
    var strokeColor = CGColor.black
    var stroke = Stroke(width: 1)
    var alpha: CGFloat = 1
    var blendMode = CGBlendMode.normal
    var shadow: Shadow?
    var antialiases = true
    var interpolationQuality = CGInterpolationQuality.default
    /// The number of levels that are open while this state is current.
    var levels: Int
  }

  /// The nodes drawn inside a clip or a transparency layer, until it closes.
  struct Level {
    var group = Group(nodes: [])
    var shadow: Shadow?
    var isTransparencyLayer = false
    /// Whether a node in it is blended with what is below.
    var isBlended = false
    var nodes: [Node] = []
  }

  var state = State(levels: 1)
  var savedStates: [State] = []
  var levels = [Level()]
  var currentPath = Path()
  /// Whether the state decides about antialiasing.
  var allowsAntialiasing = true

  /// The visible area, in the coordinates that the context begins with.
  var bounds: CGRect
  /// The scale of the image that is drawn, or nil if none is drawn.
  var imageScale: CGFloat?

  /// The pixels of a bitmap context, or nil for a context of another kind.
  let memory: BitmapMemory?

  package init(bounds: CGRect) {
    self.bounds = bounds
    memory = nil
  }

  /// Creates a context that draws into memory, with y upwards.
  init(_ memory: BitmapMemory) {
    bounds = CGRect(x: 0, y: 0, width: memory.width, height: memory.height)
    self.memory = memory
    state.transform = Transform.scale(x: 1, y: -1).concatenating(.translation(x: 0, y: bounds.height))
  }

  /// Appends a node that is in the coordinates of the current transform.
  package func append(_ node: Node) {
    let transform = state.transform
    if transform.isTranslation {
      emit(node.translated(x: transform.tx, y: transform.ty))
    } else {
      emit(.group(Group(transform: transform, nodes: [node])))
    }
  }

  /// Closes all levels and returns everything drawn so far.
  package func takeNodes() -> [Node] {
    closeLevels(downTo: 1)
    savedStates = []
    state = State(levels: 1)
    let nodes = levels[0].isolatedNodes
    levels = [Level()]
    return nodes
  }

  /// Everything drawn so far; drawing can go on.
  var nodesSoFar: [Node] {
    let (openLevels, openState) = (levels, state)
    defer { (levels, state) = (openLevels, openState) }
    closeLevels(downTo: 1)
    return levels[0].isolatedNodes
  }

  /// Appends a node that is in the coordinates the context began with, with the state's alpha and shadow.
  func emit(_ node: Node) {
    var node = node
    if !allowsAntialiasing || !state.antialiases { warnOfAntialiasing(of: node) }
    if state.interpolationQuality == .none { node = node.withImages { $0.interpolation = .nearest } }
    if state.alpha < 1 || state.blendMode != .normal {
      let blend = state.blendMode.drawing
      if blend != .normal { levels[levels.count - 1].isBlended = true }
      node = .group(Group(opacity: Double(max(0, state.alpha)), blend: blend, nodes: [node]))
    }
    if let shadow = state.shadow { levels[levels.count - 1].nodes.append(shadow.node(of: node)) }
    levels[levels.count - 1].nodes.append(node)
    paintIntoMemory()
  }

  /// Paints what was drawn into the memory of a bitmap context, unless it belongs to an open transparency layer.
  func paintIntoMemory() {
    guard let memory, !levels.contains(where: \.isTransparencyLayer) else { return }
    let (openLevels, openState) = (levels, state)
    closeLevels(downTo: 1)
    let nodes = levels[0].nodes
    (levels, state) = (openLevels, openState)
    for index in levels.indices {
      levels[index].nodes = []
      levels[index].isBlended = false
    }
    if !nodes.isEmpty { memory.paint(nodes) }
  }

  func openLevel(_ level: Level) {
    levels.append(level)
    state.levels = levels.count
  }

  func closeLevels(downTo count: Int) {
    while levels.count > max(count, 1), let level = levels.popLast() {
      guard !level.nodes.isEmpty else { continue }
      var group = level.group
      group.nodes = level.nodes
      // The nodes of a transparency layer are blended with each other, the nodes of a clip with what is below it.
      if level.isBlended {
        if level.isTransparencyLayer {
          group.isIsolated = true
        } else {
          levels[levels.count - 1].isBlended = true
        }
      }
      if group.blend != .normal { levels[levels.count - 1].isBlended = true }
      let node = Node.group(group)
      if let shadow = level.shadow { levels[levels.count - 1].nodes.append(shadow.node(of: node)) }
      levels[levels.count - 1].nodes.append(node)
    }
  }
}

extension CGContext.Level {
  /// The nodes, which are blended with nothing outside them.
  fileprivate var isolatedNodes: [Node] {
    isBlended ? [.group(Group(isIsolated: true, nodes: nodes))] : nodes
  }
}

extension CGContext.Shadow {
  /// Returns the shadow of `node`. Core Graphics' blur is twice the standard deviation.
  func node(of node: Node) -> Node {
    var source = CellDrawing.Shadow.Source.nodes([node])
    if case .fill(let path, let rule, .color(let color)) = node, color.alpha == 1 {
      source = .path(path, rule)
    }
    return .shadow(
      CellDrawing.Shadow(source: source, color: color.color, offset: offset, blur: max(0, blur) / 2))
  }
}
