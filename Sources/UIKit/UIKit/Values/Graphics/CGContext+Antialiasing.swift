import CellDrawing
import Foundation

extension CGContext {
  /// Reports that a node's edges are antialiased, although the app has turned this off.
  func warnOfAntialiasing(of node: Node) {
    guard node.hasSoftEdges else { return }
    let member = allowsAntialiasing ? "setShouldAntialias" : "setAllowsAntialiasing"
    Diagnostics.report(
      "CGContext.\(member)(false) is called, and CellSnap antialiases the edges drawn after it")
  }
}

extension Node {
  /// Whether antialiasing may change the node. Pictures, and rectangles between whole points, have no such edges.
  fileprivate var hasSoftEdges: Bool {
    switch self {
    case .image, .backdrop: return false
    case .group(let group): return group.nodes.contains(where: \.hasSoftEdges)
    case .fill(let path, _, _):
      guard let box = path.controlBounds, path == .rect(box) else { return true }
      return box != box.integral
    default: return true
    }
  }
}
