package import CellDrawing
public import Foundation

@preconcurrency @MainActor open class CALayer: NSObject {
  // What another module could change is checked at every access for another access in progress. So what every pass of
  // layout reads is internal, and other modules have getters.
  var geometry = LayerGeometry()
  package var placement: LayerGeometry { geometry }
  /// The view whose layer this is. Not counted, as what has weak references is counted slowly at every use; safe since
  /// the view takes itself back before it is gone.
  nonisolated(unsafe) var uncountedView: Unmanaged<UIView>?
  package var view: UIView? { uncountedView?.takeUnretainedValue() }
  package var children: [CALayer] = []
  var layoutState = LayerLayoutState()
  var drawing = LayerDrawing()
  package var lastDrawing: LayerDrawing { drawing }

  /// Not counted either; safe since a layer takes itself back from those in it before it is gone.
  private(set) nonisolated(unsafe) var uncountedSuperlayer: Unmanaged<CALayer>?
  public var superlayer: CALayer? { uncountedSuperlayer?.takeUnretainedValue() }
  open weak var delegate: (any CALayerDelegate)?

  public override init() {
    super.init()
  }

  deinit {
    let (children, mask) = (children, mask)
    for child in children where child.hasSuperlayer(self) { child.uncountedSuperlayer = nil }
    if let mask, mask.hasSuperlayer(self) { mask.uncountedSuperlayer = nil }
  }

  public init(layer: Any) {
    super.init()
    if let other = layer as? CALayer { copyProperties(of: other) }
  }

  public required init?(coder: NSCoder) {
    super.init()
  }

  open class func defaultValue(forKey key: String) -> Any? { nil }

  open var frame: CGRect {
    get { geometry.frame }
    set { changeGeometry { $0.frame = newValue } }
  }

  open var bounds: CGRect {
    get { geometry.bounds }
    set { changeGeometry { $0.bounds = newValue.standardized } }
  }

  open var position: CGPoint {
    get { geometry.position }
    set {
      let old = geometry.position
      geometry.position = newValue
      if view?.observers != nil { view?.tellObservers(ofMoveFrom: old) }
    }
  }

  open var anchorPoint: CGPoint {
    get { geometry.anchorPoint }
    set { geometry.anchorPoint = newValue }
  }

  /// Unlike Core Animation, drawn without perspective: the affine part only.
  open var transform = CATransform3DIdentity {
    didSet { geometry.transform = transform.affinePart }
  }

  /// Moves and turns the sublayers together, round the anchor point; drawn without perspective.
  open var sublayerTransform = CATransform3DIdentity

  open var zPosition: CGFloat = 0
  open var isHidden = false

  open var opacity: Float {
    get { Float(exactOpacity) }
    set { exactOpacity = CGFloat(newValue) }
  }
  /// What `opacity` stands for, without its rounding.
  package var exactOpacity: CGFloat = 1

  open var masksToBounds = false

  /// A layer has one place: as a mask it is taken out of its superlayer.
  open var mask: CALayer? {
    didSet { maskDidChange(from: oldValue) }
  }
  /// The view of the mask, which nothing else need hold.
  var maskView: UIView?

  open var backgroundColor: CGColor? {
    didSet { view?.layerBackgroundColorDidChange() }
  }
  open var cornerRadius: CGFloat = 0
  open var cornerCurve = CALayerCornerCurve.circular
  open var maskedCorners: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
  open var borderWidth: CGFloat = 0
  open var borderColor: CGColor? = .black

  open var shadowColor: CGColor? = .black
  open var shadowOpacity: Float = 0
  open var shadowOffset = CGSize(width: 0, height: -3)
  open var shadowRadius: CGFloat = 3
  open var shadowPath: CGPath?

  /// A `CGImage`, or a `UIImage`.
  open var contents: Any?
  open var contentsGravity = CALayerContentsGravity.resize
  open var contentsScale: CGFloat = 1
  /// The part of the picture that is shown, of its width and height.
  open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// The part of what is shown that grows along both axes where contents are resized, of its width and height.
  open var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
  open var needsDisplayOnBoundsChange: Bool {
    get { drawing.needsDisplayOnBoundsChange }
    set { drawing.needsDisplayOnBoundsChange = newValue }
  }

  open var name: String?
  /// What was set for keys that are no properties.
  var ownValues: [String: Any] = [:]

  /// Unlike Core Animation, hints that change no pixel.
  open var isOpaque = false
  open var drawsAsynchronously = false
  open var isDoubleSided = true
  open var isGeometryFlipped = false
  open var allowsEdgeAntialiasing = false
  open var allowsGroupOpacity = true
  open var edgeAntialiasingMask: CAEdgeAntialiasingMask = [
    .layerLeftEdge, .layerRightEdge, .layerBottomEdge, .layerTopEdge,
  ]
  open var minificationFilter = CALayerContentsFilter.linear
  open var magnificationFilter = CALayerContentsFilter.linear
  open var minificationFilterBias: Float = 0
  open var anchorPointZ: CGFloat = 0

  /// What changes bring about. Unlike Core Animation, kept alone.
  open var actions: [String: any CAAction]?
  open func action(forKey event: String) -> (any CAAction)? { actions?[event] }
  open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }
  open class func needsDisplay(forKey key: String) -> Bool { false }

  /// Unlike Core Animation, drawn at the picture's own scale all the same.
  open var shouldRasterize = false
  open var rasterizationScale: CGFloat = 1

  open var sublayers: [CALayer]? {
    get { children.isEmpty ? nil : children }
    set { replaceSublayers(with: newValue ?? []) }
  }

  open func addSublayer(_ layer: CALayer) {
    insert(layer, at: children.count)
  }

  open func insertSublayer(_ layer: CALayer, at index: UInt32) {
    insert(layer, at: Int(index))
  }

  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    insert(layer, below: sibling)
  }

  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    insert(layer, above: sibling)
  }

  open func replaceSublayer(_ old: CALayer, with new: CALayer) {
    guard old !== new, let index = children.firstIndex(where: { $0 === old }) else { return }
    old.removeFromSuperlayer()
    insert(new, at: index)
  }

  open func removeFromSuperlayer() {
    superlayer?.remove(self)
  }

  open func setNeedsLayout() {
    markNeedsLayout()
  }

  open func needsLayout() -> Bool { layoutState.needsLayout }

  open func layoutIfNeeded() {
    layoutTree()
  }

  open func layoutSublayers() {
    delegate?.layoutSublayers(of: self)
    view?.layoutSublayers(of: self)
  }

  open func preferredFrameSize() -> CGSize { bounds.size }

  open func setNeedsDisplay() {
    drawing.needsDisplay = true
  }

  open func setNeedsDisplay(_ rect: CGRect) {
    setNeedsDisplay()
  }

  open func needsDisplay() -> Bool { drawing.needsDisplay }

  open func displayIfNeeded() {
    if drawing.needsDisplay { recordDrawing() }
  }

  open func draw(in context: CGContext) {
    delegate?.draw(self, in: context)
    view?.drawInContext(context)
  }

  open func render(in context: CGContext) {
    renderTree(in: context)
  }

  /// The layer itself: nothing moves.
  open func presentation() -> Self? { self }

  /// The layer itself: nothing moves.
  open func model() -> Self { self }

  var animations: [LayerAnimation] = []

  /// Unlike Core Animation, over at once: what it leaves to be seen is set, anything else is as without it.
  open func add(_ animation: CAAnimation, forKey key: String?) {
    let key = key ?? "animation \(animations.count)"
    removeAnimation(forKey: key)
    animations.append(LayerAnimation(key: key, animation: animation, undo: showEnd(of: animation)))
    animation.delegate?.animationDidStart(animation)
    if animation.isFinite { animation.delegate?.animationDidStop(animation, finished: true) }
  }

  open func animation(forKey key: String) -> CAAnimation? { animations.first { $0.key == key }?.animation }

  open func animationKeys() -> [String]? { animations.isEmpty ? nil : animations.map(\.key) }

  open func removeAnimation(forKey key: String) {
    guard let index = animations.firstIndex(where: { $0.key == key }) else { return }
    for undo in animations.remove(at: index).undo.reversed() { undo() }
  }

  open func removeAllAnimations() {
    for animation in animations.reversed() { removeAnimation(forKey: animation.key) }
  }

  open var beginTime: CFTimeInterval = 0
  open var speed: Float = 1
  open var timeOffset: CFTimeInterval = 0

  /// The time itself: the clock stands.
  open func convertTime(_ time: CFTimeInterval, from layer: CALayer?) -> CFTimeInterval { time }

  /// The time itself: the clock stands.
  open func convertTime(_ time: CFTimeInterval, to layer: CALayer?) -> CFTimeInterval { time }

  open func contains(_ point: CGPoint) -> Bool { bounds.contains(point) }

  open func hitTest(_ point: CGPoint) -> CALayer? { deepestLayer(at: point) }

  /// What is between the background and the sublayers, in the coordinates of the bounds.
  package func contentNodes(with traits: UITraitCollection) -> [Node] {
    if contents != nil { return imageNodes(with: traits) }
    return view?.contentNodes(with: traits) ?? drawnNodes()
  }

  /// How often the sublayers are drawn.
  package var copyCount: Int { 1 }

  /// What is drawn of the sublayers' nodes; `offset` leads from the bounds to these.
  package func replicated(_ nodes: [Node], offset: CGPoint) -> [Node] {
    guard !CATransform3DIsIdentity(sublayerTransform), !nodes.isEmpty else { return nodes }
    return [.group(Group(transform: turning(sublayerTransform, offset: offset), nodes: nodes))]
  }

  /// Whether `contentNodes` may reach beyond the bounds.
  package var drawsOutsideBounds: Bool {
    contentsGravity.mayOverflow && (contents != nil || view is UIImageView)
  }

  func setSuperlayer(_ layer: CALayer?) {
    uncountedSuperlayer = layer.map { .passUnretained($0) }
  }

  /// Whether `layer` is its superlayer; asked without counting it.
  nonisolated func hasSuperlayer(_ layer: CALayer) -> Bool {
    uncountedSuperlayer?.toOpaque() == Unmanaged.passUnretained(layer).toOpaque()
  }

  /// The view of the layer that it lies in, which is not counted on the way.
  nonisolated var viewAround: UIView? {
    uncountedSuperlayer?._withUnsafeGuaranteedRef { $0.uncountedView }?.takeUnretainedValue()
  }
}

@preconcurrency @MainActor public protocol CALayerDelegate: AnyObject {
  func draw(_ layer: CALayer, in context: CGContext)
  func layoutSublayers(of layer: CALayer)
}

extension CALayerDelegate {
  public func draw(_ layer: CALayer, in context: CGContext) {}
  public func layoutSublayers(of layer: CALayer) {}
}

public struct CACornerMask: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1 << 0)
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 1 << 1)
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 1 << 2)
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 1 << 3)

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }
}

public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public static let center = Self(rawValue: "center")
  public static let top = Self(rawValue: "top")
  public static let bottom = Self(rawValue: "bottom")
  public static let left = Self(rawValue: "left")
  public static let right = Self(rawValue: "right")
  public static let topLeft = Self(rawValue: "topLeft")
  public static let topRight = Self(rawValue: "topRight")
  public static let bottomLeft = Self(rawValue: "bottomLeft")
  public static let bottomRight = Self(rawValue: "bottomRight")
  public static let resize = Self(rawValue: "resize")
  public static let resizeAspect = Self(rawValue: "resizeAspect")
  public static let resizeAspectFill = Self(rawValue: "resizeAspectFill")

  public init(rawValue: String) {
    self.rawValue = rawValue
  }
}

public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public static let circular = CALayerCornerCurve(rawValue: "circular")
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")

  public init(rawValue: String) {
    self.rawValue = rawValue
  }
}
