package import CellDrawing
public import Foundation

/// Draws its sublayers several times, each time moved, turned and coloured a step further.
@preconcurrency @MainActor open class CAReplicatorLayer: CALayer {
  open var instanceCount = 1
  /// Unlike Core Animation, changes nothing: nothing moves.
  open var instanceDelay: CFTimeInterval = 0
  open var preservesDepth = false
  /// From each copy to the next, round the middle of the bounds; drawn without perspective.
  open var instanceTransform = CATransform3DIdentity
  /// Unlike Core Animation, its alpha alone counts.
  open var instanceColor: CGColor? = .white
  /// Unlike Core Animation, these three change nothing.
  open var instanceRedOffset: Float = 0
  open var instanceGreenOffset: Float = 0
  open var instanceBlueOffset: Float = 0
  open var instanceAlphaOffset: Float = 0

  public override init() {
    super.init()
  }

  public override init(layer: Any) {
    super.init(layer: layer)
    guard let other = layer as? CAReplicatorLayer else { return }
    (instanceCount, instanceDelay, instanceTransform) = (
      other.instanceCount, other.instanceDelay, other.instanceTransform
    )
    (instanceColor, instanceAlphaOffset) = (other.instanceColor, other.instanceAlphaOffset)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  package override var copyCount: Int { max(min(instanceCount, SceneRecorder.mostCopies), 0) }

  package override func replicated(_ nodes: [Node], offset: CGPoint) -> [Node] {
    let nodes = super.replicated(nodes, offset: offset)
    guard !nodes.isEmpty else { return [] }
    let step = turning(instanceTransform, offset: offset)
    var (place, alpha) = (Transform.identity, Double(instanceColor?.alpha ?? 1))
    var copies: [Node] = []
    for _ in 0..<copyCount {
      if alpha > 0 {
        copies.append(.group(Group(transform: place, opacity: min(alpha, 1), nodes: nodes)))
      }
      place = place.concatenating(step)
      alpha += Double(instanceAlphaOffset)
    }
    return copies
  }
}
