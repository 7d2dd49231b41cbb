package import CellDrawing
public import Foundation

/// A rectangle on the screen with content and subviews.
@preconcurrency @MainActor open class UIView: UIResponder, UITraitEnvironment {
  open class var layerClass: AnyClass { CALayer.self }

  open var layer: CALayer { ownLayer }
  /// The layer, under a name that no subclass can override with another class of layer.
  package let ownLayer: CALayer
  /// The subviews from back to front.
  open var subviews: [UIView] { ownSubviews }
  var ownSubviews: [UIView] = []
  /// The objects of the nib that nothing else keeps: its segues, and the subviews that the size classes leave out.
  var nibObjects: [AnyObject] = []

  weak var assignedOwner: (any ViewOwner)?
  /// Whether the view is a controller's root view. Most views are not, and reading a weak reference is slower.
  var hasOwner = false
  var assignedBackgroundColor: UIColor?
  var assignedTintColor: UIColor?

  public init(frame: CGRect) {
    ownLayer = Self.makeLayer()
    super.init()
    ownLayer.uncountedView = .passUnretained(self)
    ownLayer.frame = frame
    Self.hasMade?(self)
  }

  public required init?(coder: NSCoder) {
    ownLayer = Self.makeLayer()
    super.init()
    ownLayer.uncountedView = .passUnretained(self)
    Self.hasMade?(self)
    setUpForCoder()
    (coder as? NibCoder)?.decode(into: self)
  }

  /// Sets what an instance of the class has before a nib's values are set.
  func setUpForCoder() {}

  class var nibMembers: NibMembers { NibMembers().adding(viewNibSettings) }

  /// The facts of the class. Each class that an app can name states its own.
  package class var classFacts: ViewFacts { ViewFacts(UIView.self) { _ in UIView(frame: .zero) } }

  /// Adds a view of the list of subviews in a nib.
  func addNibSubview(_ view: UIView) { addSubview(view) }

  /// The item that a nib's constraints mean by the view.
  var nibConstraintItem: UIView { self }

  deinit {
    ownLayer.uncountedView = nil
  }

  /// The details that the class adds to the description.
  var descriptionDetails: ViewDescriptionDetails { ViewDescriptionDetails() }

  /// Adds what a subview's description has inside of this view only.
  func describe(_ subview: UIView, _ details: inout ViewDescriptionDetails) {}

  /// The view with its class and frame, on the main thread; on others, only the class.
  open nonisolated override var description: String {
    CurrentDevice.isMain ? MainActor.assumeIsolated { ownDescription } : super.description
  }

  /// Creates a view as `init()` does, for a class known only at run time.
  package convenience init(madeByType: Void) {
    self.init(frame: .zero)
  }

  /// Lays out the subviews if `layer` is the view's own layer.
  open func layoutSublayers(of layer: CALayer) {
    if layer === self.layer { layoutSublayersOfLayer() }
  }

  /// Called when the objects of the view's nib are made and connected.
  open func awakeFromNib() {}

  /// - Note: No effect on the picture.
  open func prepareForInterfaceBuilder() {}

  open var safeAreaLayoutGuide: UILayoutGuide { systemGuide(.safeArea) }
  open var layoutMarginsGuide: UILayoutGuide { systemGuide(.margins) }
  open var readableContentGuide: UILayoutGuide { systemGuide(.readableContent) }

  open var frame: CGRect {
    get { ownLayer.frame }
    set { ownLayer.frame = newValue }
  }

  open var bounds: CGRect {
    get { ownLayer.bounds }
    set { ownLayer.bounds = newValue }
  }

  open var center: CGPoint {
    get { ownLayer.position }
    set { ownLayer.position = newValue }
  }

  open var transform: CGAffineTransform {
    get { ownLayer.affineTransform() }
    set { ownLayer.setAffineTransform(newValue) }
  }

  open var transform3D: CATransform3D {
    get { ownLayer.transform }
    set { ownLayer.transform = newValue }
  }

  var layoutSettings = ViewLayoutSettings()

  open var autoresizesSubviews: Bool {
    get { layoutSettings.autoresizesSubviews }
    set { layoutSettings.autoresizesSubviews = newValue }
  }

  open var autoresizingMask: AutoresizingMask {
    get { layoutSettings.autoresizingMask }
    set { layoutSettings.autoresizingMask = newValue }
  }

  /// - Note: No effect on the picture.
  open var hoverStyle: UIHoverStyle?
  /// The group in which a keyboard moves the focus. Unlike UIKit, no view has the focus.
  ///
  /// - Note: No effect on the picture.
  open var focusGroupIdentifier: String?

  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  /// Resizes the view to the size that fits. The top left corner stays in its place, or with a transform the
  /// centre.
  open func sizeToFit() {
    let size = sizeThatFits(bounds.size)
    guard size != bounds.size else { return }
    if transform.isIdentity { frame.size = size } else { bounds.size = size }
  }

  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  open func invalidateIntrinsicContentSize() {
    contentSizeDidChange()
    superview?.setNeedsLayout()
  }

  /// The Auto Layout data of the view, or nil if it has none.
  var existingConstraintState: ConstraintState?
  var needsConstraintUpdate = true
  var needsConstraintUpdateInside = false

  open var translatesAutoresizingMaskIntoConstraints: Bool {
    get { layoutSettings.translatesAutoresizingMask }
    set {
      guard newValue != layoutSettings.translatesAutoresizingMask else { return }
      layoutSettings.translatesAutoresizingMask = newValue
      layoutHostDidChange()
    }
  }

  /// Whether the view depends on constraints. Unlike UIKit, nothing reads it: `updateConstraints` is called for
  /// every view.
  open class var requiresConstraintBasedLayout: Bool { false }

  open func updateConstraints() {}

  open func setNeedsUpdateConstraints() {
    needsConstraintUpdate = true
    let host = layoutHost
    host.needsConstraintUpdateInside = true
    host.setNeedsLayout()
    setNeedsLayout()
  }

  open func needsUpdateConstraints() -> Bool { needsConstraintUpdate }

  open func updateConstraintsIfNeeded() {
    updateConstraintsOfTree()
  }

  /// The insets of the alignment rectangle inside the frame.
  open var alignmentRectInsets: UIEdgeInsets { .zero }

  open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }

  open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    let insets = alignmentRectInsets
    return CGRect(
      x: alignmentRect.minX - insets.left, y: alignmentRect.minY - insets.top,
      width: alignmentRect.width + insets.left + insets.right,
      height: alignmentRect.height + insets.top + insets.bottom)
  }

  open var forFirstBaselineLayout: UIView { self }
  open var forLastBaselineLayout: UIView { self }

  /// The distances of the baselines, or nil if the bottom edge is the baseline.
  package var baselineDistances: BaselineDistances? { nil }
  /// The font that determines the distance between baselines.
  var baselineFont: UIFont? { nil }

  /// Returns the priorities that apply until others are set.
  func defaultPriorities(for axis: NSLayoutConstraint.Axis) -> LayoutPriorities { LayoutPriorities() }

  /// Returns the size that the constraints inside determine, or nil if there are none.
  func constrainedSize(
    _ target: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority
  ) -> CGSize? {
    solvedSize(target, horizontal: horizontal, vertical: vertical)
  }

  /// Whether the height of the content depends on its width.
  var flowsWithWidth: Bool { false }
  func contentSize(flowingIn width: CGFloat) -> CGSize { intrinsicContentSize }

  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    priorities(axis).hugging
  }

  open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    setPriorities(axis) { $0.hugging = priority }
  }

  open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    priorities(axis).compressionResistance
  }

  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    setPriorities(axis) { $0.compressionResistance = priority }
  }

  /// Returns the size that fits. If nothing inside has a constraint, it is the result of `sizeThatFits(_:)`.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
  }

  /// Returns the size that fits. A required side is the side of `targetSize`, and constraints determine the other
  /// side.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    fittingSize(targetSize, horizontal: horizontalFittingPriority, vertical: verticalFittingPriority)
  }

  open var superview: UIView? { layer.viewAround }

  open var window: UIWindow? { windowAround }

  open override var next: UIResponder? { owner ?? superview }

  open func addSubview(_ view: UIView) {
    attach(view) { self.layer.addSublayer($0) }
  }

  open func insertSubview(_ view: UIView, at index: Int) { attach(view, at: index) }

  open func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    attach(view) { self.layer.insertSublayer($0, below: sibling.layer) }
  }

  open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    attach(view) { self.layer.insertSublayer($0, above: sibling.layer) }
  }

  open func exchangeSubview(at first: Int, withSubviewAt second: Int) {
    exchange(first, second)
  }

  open func bringSubviewToFront(_ view: UIView) {
    if view.superview === self { layer.addSublayer(view.layer) }
  }

  open func sendSubviewToBack(_ view: UIView) {
    if view.superview === self { layer.insertSublayer(view.layer, at: 0) }
  }

  open func removeFromSuperview() {
    detach()
  }

  open func didAddSubview(_ subview: UIView) {}

  open func willRemoveSubview(_ subview: UIView) {}

  open func willMove(toSuperview newSuperview: UIView?) {}

  open func didMoveToSuperview() {}

  open func willMove(toWindow newWindow: UIWindow?) {}

  open func didMoveToWindow() {}

  open func isDescendant(of view: UIView) -> Bool {
    view.layer.isAncestor(of: layer)
  }

  open func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for subview in subviews {
      if let match = subview.viewWithTag(tag) { return match }
    }
    return nil
  }

  open var tag = 0

  /// Makes the first responder in the view, if there is one, resign.
  @discardableResult
  open func endEditing(_ force: Bool) -> Bool {
    if isFirstResponder {
      if resignFirstResponder() { return true }
      if force { giveUpFirstResponder() }
      return force
    }
    return subviews.contains { $0.endEditing(force) }
  }

  open func setNeedsLayout() {
    layer.setNeedsLayout()
  }

  open func layoutIfNeeded() {
    KeyValueObservations.layoutDepth += 1
    solveConstraintsIfNeeded()
    layer.layoutIfNeeded()
    if KeyValueObservations.areUsed, KeyValueObservations.layoutDepth == 1 {
      KeyValueObservations.shared.checkAll()
    }
    KeyValueObservations.layoutDepth -= 1
  }

  open func layoutSubviews() {
    layoutByConstraints()
  }

  /// Called before `layoutSubviews`, for what happens also where a subclass does not call the method of its superclass.
  func layoutSubviewsWillBegin() {}

  open func setNeedsDisplay() {
    layer.setNeedsDisplay()
  }

  open func setNeedsDisplay(_ rect: CGRect) {
    layer.setNeedsDisplay(rect)
  }

  open func draw(_ rect: CGRect) {}

  /// Draws the view and everything in it into the current context, stretched into `rect`.
  @discardableResult
  open func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    drawTree(in: rect)
  }

  /// Returns the nodes between the background and the subviews, in the coordinates of the bounds.
  package func contentNodes(with traits: UITraitCollection) -> [Node] { layer.drawnNodes() }

  open var backgroundColor: UIColor? {
    get { assignedBackgroundColor ?? layer.backgroundColor.map { UIColor(cgColor: $0) } }
    set {
      layer.backgroundColor = newValue?.cgColor(with: traitCollection)
      assignedBackgroundColor = newValue
    }
  }

  /// Returns the background colour that was set on the view itself, as `traits` resolve it.
  func ownBackgroundCGColor(with traits: UITraitCollection) -> CGColor? {
    assignedBackgroundColor?.cgColor(with: traits)
  }

  /// Whether the view draws its own background colour with its contents, so that the layer's corners do not round it.
  var drawsOwnBackground: Bool { false }

  open var isHidden: Bool {
    get { layer.isHidden }
    set {
      guard newValue != layer.isHidden else { return }
      layer.isHidden = newValue
      (superview as? UIStackView)?.arrangedViewDidHide(self)
      tell("hidden", from: !newValue, to: newValue)
    }
  }

  open var alpha: CGFloat {
    get { layer.exactOpacity }
    set {
      let old = alpha
      layer.exactOpacity = newValue
      tell("alpha", from: old, to: newValue)
    }
  }

  /// A hint. Unlike UIKit, it changes no pixel: content below an opaque view is drawn anyway.
  open var isOpaque = true

  /// A hint. Unlike UIKit, it changes no pixel: drawing always begins with an empty context.
  ///
  /// - Note: No effect on the picture.
  open var clearsContextBeforeDrawing = true

  open var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set { layer.masksToBounds = newValue }
  }

  open var contentMode = ContentMode.scaleToFill {
    didSet {
      layer.contentsGravity = contentMode.gravity
      layer.needsDisplayOnBoundsChange = contentMode == .redraw
    }
  }

  open var contentScaleFactor: CGFloat {
    get { layer.contentsScale }
    set { layer.contentsScale = newValue }
  }

  open var mask: UIView? {
    didSet { layer.mask = mask?.layer }
  }

  /// The colour of the view's template images and controls. It is grey where the tint is dimmed.
  open var tintColor: UIColor! {
    get {
      guard TintAdjustment.isInUse else { return assignedTintColor ?? superview?.tintColor ?? .systemBlue }
      return adjustedTintColor(assignedTintColor)
    }
    set {
      assignedTintColor = newValue
      propagateTintColorChange()
    }
  }

  /// Whether the view and the views inside it dim their tint colour. The superview's value is used unless it is set, so
  /// it never reads as `automatic`.
  open var tintAdjustmentMode: TintAdjustmentMode {
    get { resolvedTintAdjustmentMode }
    set { setTintAdjustmentMode(newValue) }
  }

  open func tintColorDidChange() {}

  open var isUserInteractionEnabled = true
  /// - Note: No effect on the picture.
  open var isMultipleTouchEnabled = false
  /// - Note: No effect on the picture.
  open var isExclusiveTouch = false
  open var canBecomeFocused: Bool { false }

  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    deepestView(at: point, with: event)
  }

  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.contains(point)
  }

  open var gestureRecognizers: [UIGestureRecognizer]? {
    didSet { gestureRecognizersDidChange(from: oldValue) }
  }

  open func addGestureRecognizer(_ recognizer: UIGestureRecognizer) {
    recognizer.view?.removeGestureRecognizer(recognizer)
    gestureRecognizers = (gestureRecognizers ?? []) + [recognizer]
  }

  open func removeGestureRecognizer(_ recognizer: UIGestureRecognizer) {
    gestureRecognizers?.removeAll { $0 === recognizer }
  }

  open func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool { true }

  open var layoutMargins: UIEdgeInsets {
    get { resolvedLayoutMargins }
    set { assignedMargins = .fixed(newValue) }
  }

  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { resolvedDirectionalLayoutMargins }
    set { assignedMargins = .directional(newValue) }
  }

  /// The margins that were set, or nil for the default margins.
  var assignedMargins: LayoutMargins? {
    didSet {
      reportLayoutMargins()
      marginsDidChangeForConstraints()
    }
  }

  open var preservesSuperviewLayoutMargins = false { didSet { marginsDidChangeForConstraints() } }
  open var insetsLayoutMarginsFromSafeArea = true { didSet { marginsDidChangeForConstraints() } }

  open func layoutMarginsDidChange() {}

  open var safeAreaInsets: UIEdgeInsets { resolvedSafeAreaInsets }

  open func safeAreaInsetsDidChange() {}

  /// The insets that `safeAreaInsetsDidChange` last reported.
  var reportedSafeAreaInsets = UIEdgeInsets.zero

  open var semanticContentAttribute = UISemanticContentAttribute.unspecified {
    didSet { if semanticContentAttribute != oldValue { setNeedsLayout() } }
  }

  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    Self.userInterfaceLayoutDirection(
      for: semanticContentAttribute,
      relativeTo: traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight)
  }

  open class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    userInterfaceLayoutDirection(
      for: attribute,
      relativeTo: Device.current.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight)
  }

  open var traitCollection: UITraitCollection { resolvedTraitCollection }

  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { layoutSettings.userInterfaceStyle }
    set {
      let oldValue = layoutSettings.userInterfaceStyle
      layoutSettings.userInterfaceStyle = newValue
      overrideDidChange(from: oldValue)
    }
  }

  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Converts a point to the coordinates of another view. `nil` stands for the window, or the root of a tree
  /// without one.
  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    layer.convert(point, to: view?.layer)
  }

  open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    layer.convert(point, from: view?.layer)
  }

  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    layer.convert(rect, to: view?.layer)
  }

  open func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    layer.convert(rect, from: view?.layer)
  }

  /// Applies the changes at once. Unlike UIKit, no time passes.
  open class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {
    AnimationClock.shared.animate(duration, animations, completion: nil)
  }

  /// Applies the changes at once. Unlike UIKit, no time passes: the completion runs before the next picture is taken.
  open class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    AnimationClock.shared.animate(duration, animations, completion: completion)
  }

  /// Applies the changes at once. Unlike UIKit, no time passes: the completion runs before the next picture is taken.
  open class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    AnimationClock.shared.animate(
      delay + duration, repeatsForever: options.contains(.repeat), animations, completion: completion)
  }

  /// Applies the changes at once. Unlike UIKit, no time passes: the completion runs before the next picture is taken.
  open class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping: CGFloat,
    initialSpringVelocity: CGFloat, options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    AnimationClock.shared.animate(
      delay + duration, repeatsForever: options.contains(.repeat), animations, completion: completion)
  }

  /// Applies the changes at once. Unlike UIKit, no time passes: the completion runs before the next picture is taken.
  open class func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [], animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    AnimationClock.shared.animate(
      duration, repeatsForever: options.contains(.repeat), { animations?() }, completion: completion)
  }

  /// Sets whether changes are animated. While they are not, completions run at once.
  open class func setAnimationsEnabled(_ enabled: Bool) {
    AnimationSwitch.isOn = enabled
  }

  open class var areAnimationsEnabled: Bool { AnimationSwitch.isOn }
  open class var inheritedAnimationDuration: TimeInterval { 0 }

  /// Exchanges the views at once. Unlike UIKit, no time passes: the completion runs before the next picture is taken.
  open class func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval, options: AnimationOptions = [],
    completion: ((Bool) -> Void)? = nil
  ) {
    AnimationClock.shared.animate(
      duration, repeatsForever: options.contains(.repeat),
      { fromView.exchange(for: toView, options) }, completion: completion)
  }

  /// Returns a view with a picture of this view as it is drawn now.
  open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? { snapshot(of: bounds) }

  open func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? { snapshot(of: rect) }

  /// The motion effects. Unlike UIKit, they are only stored, because the device never tilts.
  open var motionEffects: [UIMotionEffect] = []

  open func addMotionEffect(_ effect: UIMotionEffect) {
    motionEffects.append(effect)
  }

  open func removeMotionEffect(_ effect: UIMotionEffect) {
    motionEffects.removeAll { $0 === effect }
  }

  /// Calls `actions` while no change is animated, so that completions in it run at once.
  open class func performWithoutAnimation(_ actions: () -> Void) {
    AnimationSwitch.switchedOff(actions)
  }
}
