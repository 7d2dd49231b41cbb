package import CellDrawing
public import Foundation

/// A rectangle of content in a tree of layers.
@preconcurrency @MainActor open class CALayer: NSObject, NibConnectable {
  // Swift checks each access to a property that another module could change for a conflicting access. So the
  // properties that each layout pass reads are internal, and other modules use getters.
  var geometry = LayerGeometry()
  /// The layer's geometry, for other modules.
  package var placement: LayerGeometry { geometry }
  /// The view whose layer this is.
  ///
  /// The reference is not counted, because counting is slow for an object that has weak references. This is safe:
  /// the view removes the reference before it is freed.
  nonisolated(unsafe) var uncountedView: Unmanaged<UIView>?
  package var view: UIView? { uncountedView?.takeUnretainedValue() }
  package var children: [CALayer] = []
  var layoutState = LayerLayoutState()
  var drawing = LayerDrawing()
  /// The last drawing of the layer's own content, for other modules.
  package var lastDrawing: LayerDrawing { drawing }

  /// The superlayer, which is not counted either. This is safe: a layer removes the references of its sublayers
  /// before it is freed.
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

  /// Returns nil. Core Animation asks for the first value of a property that Objective-C makes at run time.
  ///
  /// - Note: Never called.
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

  /// The transform. Unlike Core Animation, it is drawn without perspective: only its affine part counts.
  open var transform = CATransform3DIdentity {
    didSet { transformDidChange() }
  }

  /// The transform of all sublayers around the anchor point, drawn without perspective.
  open var sublayerTransform = CATransform3DIdentity

  open var zPosition: CGFloat = 0
  open var isHidden = false

  open var opacity: Float {
    get { Float(exactOpacity) }
    set { exactOpacity = CGFloat(newValue) }
  }
  /// The value of `opacity` without rounding.
  package var exactOpacity: CGFloat = 1

  open var masksToBounds = false

  /// The mask. A layer has only one place, so a mask is removed from its superlayer.
  open var mask: CALayer? {
    didSet { maskDidChange(from: oldValue) }
  }
  /// The view of the mask. The layer holds it, because nothing else may hold it.
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

  /// The picture, a `CGImage` or a `UIImage`.
  open var contents: Any?
  open var contentsGravity = CALayerContentsGravity.resize
  open var contentsScale: CGFloat = 1
  /// The visible part of the picture, in fractions of its width and height.
  open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// The part of the visible picture that stretches along both axes, in fractions of its width and height.
  open var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
  open var needsDisplayOnBoundsChange: Bool {
    get { drawing.needsDisplayOnBoundsChange }
    set { drawing.needsDisplayOnBoundsChange = newValue }
  }

  open var name: String?
  /// The values set for keys that are not properties.
  var ownValues: [String: Any] = [:]

  /// A hint. Unlike Core Animation, it changes no pixel.
  open var isOpaque = false
  /// - Note: No effect on the picture.
  open var drawsAsynchronously = false
  /// Whether the layer is also drawn where its back is turned to the viewer.
  open var isDoubleSided = true
  /// Whether the layer's paths and its sublayers count y from the bottom. Pictures and texts stay upright. Unlike Core
  /// Animation, this concerns only drawing: points are converted and hit as if it were false.
  open var isGeometryFlipped = false
  /// - Note: No effect on the picture.
  open var allowsEdgeAntialiasing = false
  /// Whether a translucent layer and its sublayers are one picture. Unlike Core Animation, they always are, and a
  /// warning says so.
  ///
  /// - Note: No effect on the picture.
  open var allowsGroupOpacity = true { didSet { mayNeedWarnings = true } }
  /// - Note: No effect on the picture.
  open var edgeAntialiasingMask: CAEdgeAntialiasingMask = [
    .layerLeftEdge, .layerRightEdge, .layerBottomEdge, .layerTopEdge,
  ]
  /// The filter of a picture with more pixels than the place where it is drawn. Unlike Core Animation, `trilinear`
  /// is drawn as `linear`.
  open var minificationFilter = CALayerContentsFilter.linear { didSet { filterDidChange() } }
  /// The filter of a picture with fewer pixels than the place where it is drawn.
  open var magnificationFilter = CALayerContentsFilter.linear { didSet { filterDidChange() } }
  /// Whether one of the filters draws each pixel of the picture as a rectangle.
  var hasNearestFilter = false
  /// The name of the blend mode that mixes the layer with what is below it, such as `"multiplyBlendMode"`. Unlike Core
  /// Animation, a `CIFilter` is not used, and a warning says so.
  open var compositingFilter: Any? { didSet { blend = blendMode(of: compositingFilter) } }
  var blend = BlendMode.normal
  /// - Note: No effect on the picture.
  open var minificationFilterBias: Float = 0
  /// The distance from the layer's plane to the axes around which `transform` turns it.
  open var anchorPointZ: CGFloat = 0 { didSet { transformDidChange() } }

  /// The actions that changes trigger. Unlike Core Animation, they are only stored.
  open var actions: [String: any CAAction]?
  open func action(forKey event: String) -> (any CAAction)? { actions?[event] }
  open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }
  open class func needsDisplay(forKey key: String) -> Bool { false }

  /// Whether the layer is rasterized. Unlike Core Animation, it is drawn at the picture's own scale in any case.
  ///
  /// - Note: No effect on the picture.
  open var shouldRasterize = false { didSet { mayNeedWarnings = true } }
  /// The pixels per point of a rasterized layer. A warning says where an iPhone would draw it coarser than the
  /// picture.
  ///
  /// - Note: No effect on the picture.
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
    guard drawing.needsDisplay else { return }
    drawing.needsDisplay = false
    display()
  }

  /// Draws the layer's content by `draw(in:)`. A subclass may set `contents` instead.
  open func display() { recordDrawing() }

  open func draw(in context: CGContext) {
    delegate?.draw(self, in: context)
    view?.drawInContext(context)
  }

  open func render(in context: CGContext) {
    renderTree(in: context)
  }

  /// Returns the layer itself, because nothing moves.
  open func presentation() -> Self? { self }

  /// Returns the layer itself, because nothing moves.
  open func model() -> Self { self }

  var animations: [LayerAnimation] = []

  /// Adds an animation. Unlike Core Animation, no picture shows it in progress: the values that it leaves visible are set,
  /// and everything else stays as it is without the animation.
  open func add(_ animation: CAAnimation, forKey key: String?) {
    let key = key ?? freeAnimationKey
    removeAnimation(forKey: key)
    let end = AnimationClock.shared.begin(lasting: animation.length(atSpeed: speed)) { [weak self] in
      self?.end(animation, forKey: key)
    }
    animations.append(
      LayerAnimation(key: key, animation: animation, undo: showEnd(of: animation), end: end))
    if animation.timeOffset != 0 { mayNeedWarnings = true }
    animation.delegate?.animationDidStart(animation)
  }

  open func animation(forKey key: String) -> CAAnimation? { animations.first { $0.key == key }?.animation }

  open func animationKeys() -> [String]? { animations.isEmpty ? nil : animations.map(\.key) }

  open func removeAnimation(forKey key: String) {
    guard let index = animations.firstIndex(where: { $0.key == key }) else { return }
    let removed = animations.remove(at: index)
    for undo in removed.undo.reversed() { undo() }
    tellDelegate(ofRemoved: removed)
  }

  open func removeAllAnimations() {
    for animation in animations.reversed() { removeAnimation(forKey: animation.key) }
  }

  /// - Note: No effect on the picture.
  open var beginTime: CFTimeInterval = 0
  open var speed: Float = 1
  /// The time at which animations begin. Unlike Core Animation, animations that stand still at this time are drawn
  /// at their end, and a warning says so.
  ///
  /// - Note: No effect on the picture.
  open var timeOffset: CFTimeInterval = 0 { didSet { mayNeedWarnings = true } }
  /// Whether a property was set that `warnOfUndrawnProperties(displayScale:)` examines. Most layers are not examined.
  var mayNeedWarnings = false

  /// Returns the time itself, because the clock stands still.
  open func convertTime(_ time: CFTimeInterval, from layer: CALayer?) -> CFTimeInterval { time }

  /// Returns the time itself, because the clock stands still.
  open func convertTime(_ time: CFTimeInterval, to layer: CALayer?) -> CFTimeInterval { time }

  open func contains(_ point: CGPoint) -> Bool { bounds.contains(point) }

  open func hitTest(_ point: CGPoint) -> CALayer? { deepestLayer(at: point) }

  /// Returns the nodes between the background and the sublayers, in the coordinates of the bounds.
  package func contentNodes(with traits: UITraitCollection) -> [Node] {
    if contents != nil { return imageNodes(with: traits) }
    let nodes = view?.contentNodes(with: traits) ?? drawnNodes()
    // `display()` may have set the contents.
    return contents == nil ? nodes : imageNodes(with: traits)
  }

  /// The number of times that the sublayers are drawn.
  package var copyCount: Int { 1 }

  /// Returns the nodes of the sublayers with their transforms and copies. `offset` leads from the bounds to the
  /// nodes.
  package func replicated(_ nodes: [Node], offset: CGPoint) -> [Node] {
    guard !CATransform3DIsIdentity(sublayerTransform), !nodes.isEmpty else { return nodes }
    return [.group(Group(transform: turning(sublayerTransform, offset: offset), nodes: nodes))]
  }

  /// Whether `contentNodes` may extend beyond the bounds.
  package var drawsOutsideBounds: Bool {
    contentsGravity.mayOverflow && (contents != nil || view is UIImageView)
  }

  func setSuperlayer(_ layer: CALayer?) {
    uncountedSuperlayer = layer.map { .passUnretained($0) }
  }

  /// Whether `layer` is the superlayer. The check counts no reference. It is for `deinit`, which runs on any thread.
  nonisolated func hasSuperlayer(_ layer: CALayer) -> Bool {
    uncountedSuperlayer?.toOpaque() == Unmanaged.passUnretained(layer).toOpaque()
  }

  /// The view of the superlayer. The superlayer is not counted on the way.
  var viewAround: UIView? {
    uncountedSuperlayer?._withUnsafeGuaranteedRef { $0.uncountedView }?.takeUnretainedValue()
  }

  /// Sets a property that a subclass adds. Returns false if there is none.
  open func setNibValue(_ value: KeyedValue, forKey key: String) throws -> Bool { false }

  open func nibAction(named name: String) -> Selector? { nil }
}
