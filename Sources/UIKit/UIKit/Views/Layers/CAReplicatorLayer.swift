package import CellDrawing
public import Foundation

/// A layer that draws its sublayers several times, each time moved, turned and coloured one step further.
@preconcurrency @MainActor open class CAReplicatorLayer: CALayer {
  open var instanceCount = 1
  /// The delay between copies. Unlike Core Animation, it changes nothing, because nothing moves.
  open var instanceDelay: CFTimeInterval = 0
  /// - Note: No effect on the picture.
  open var preservesDepth = false
  /// The transform from each copy to the next, around the anchor point, drawn without perspective.
  open var instanceTransform = CATransform3DIdentity
  /// The colour of the first copy. Unlike Core Animation, only its alpha counts, and a warning says so.
  open var instanceColor: CGColor? = .white
  /// The step of the red component. Unlike Core Animation, the steps of red, green and blue change nothing, and a
  /// warning says so.
  ///
  /// - Note: No effect on the picture.
  open var instanceRedOffset: Float = 0
  /// - Note: No effect on the picture.
  open var instanceGreenOffset: Float = 0
  /// - Note: No effect on the picture.
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

  package override var copyCount: Int { max(min(instanceCount, SceneRecorder.maximumCopies), 0) }

  package override func replicated(_ nodes: [Node], offset: CGPoint) -> [Node] {
    let nodes = super.replicated(nodes, offset: offset)
    guard !nodes.isEmpty else { return [] }
    warnOfColors()
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

  private func warnOfColors() {
    let steps = [
      ("instanceRedOffset", instanceRedOffset), ("instanceGreenOffset", instanceGreenOffset),
      ("instanceBlueOffset", instanceBlueOffset),
    ]
    for (name, step) in steps where step != 0 && copyCount > 1 {
      Diagnostics.report(
        "CAReplicatorLayer.\(name) is \(step), and CellSnap draws all copies in the colours of the first one")
    }
    if let color = instanceColor?.color, color.withAlpha(1) != .white {
      Diagnostics.report(
        "CAReplicatorLayer.instanceColor is not white, and CellSnap takes only its alpha")
    }
  }
}
