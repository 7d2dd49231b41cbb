public import Foundation

/// A recognizer that calls its targets when its state says that a gesture began, changed or ended.
///
/// Unlike UIKit, no touch arrives by itself. Code that sets `state` performs the gesture, and the targets are
/// called at once. The location of a gesture is the middle of the given touches, otherwise the middle of its view.
@preconcurrency @MainActor open class UIGestureRecognizer: NSObject, NibConnectable {
  public internal(set) weak var view: UIView?
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  open var isEnabled = true { didSet { if !isEnabled, state.isUnderWay { state = .cancelled } } }
  /// - Note: No effect on the picture.
  open var cancelsTouchesInView = true
  /// - Note: No effect on the picture.
  open var delaysTouchesBegan = false
  /// - Note: No effect on the picture.
  open var delaysTouchesEnded = true
  /// - Note: No effect on the picture.
  open var requiresExclusiveTouchType = true
  open var name: String?
  /// The targets and their methods, in the order in which they were added.
  package private(set) var methods: [TargetMethod] = []
  private var recognizersToFail: [UIGestureRecognizer] = []
  private var touches: [UITouch] = []

  /// The state of the gesture. After the targets are called, a gesture that ended, failed or was cancelled returns
  /// to `possible`.
  open var state = State.possible {
    didSet { stateDidChange() }
  }

  public init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }

  public override convenience init() {
    self.init(target: nil, action: nil)
  }

  public required convenience init?(coder: NSCoder) {
    self.init(target: nil, action: nil)
    (coder as? NibCoder)?.decode(into: self)
  }

  class var nibMembers: NibMembers { NibMembers().adding(gestureRecognizerNibSettings) }

  /// Adds a target, which the recognizer does not keep alive.
  open func addTarget(_ target: Any, action: Selector) {
    let method = TargetMethod(target: target, selector: action)
    if !methods.contains(method) { methods.append(method) }
  }

  open func removeTarget(_ target: Any?, action: Selector?) {
    methods.removeAll { $0.matches(target, action) }
  }

  /// Stores a recognizer that must fail first. Unlike UIKit, this has no effect: a recognizer begins when its state
  /// is set.
  open func require(toFail other: UIGestureRecognizer) {
    recognizersToFail.append(other)
  }

  open var numberOfTouches: Int { touches.count }

  /// Returns the middle of the touches.
  open func location(in view: UIView?) -> CGPoint {
    guard !touches.isEmpty else {
      guard let own = self.view else { return .zero }
      return own.convert(CGPoint(x: own.bounds.midX, y: own.bounds.midY), to: view)
    }
    let sum = touches.map { $0.location(in: view) }
      .reduce(CGPoint.zero) { CGPoint(x: $0.x + $1.x, y: $0.y + $1.y) }
    return CGPoint(x: sum.x / CGFloat(touches.count), y: sum.y / CGFloat(touches.count))
  }

  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    touches.indices.contains(touchIndex) ? touches[touchIndex].location(in: view) : location(in: view)
  }

  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    self.touches = Array(touches)
  }

  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    self.touches = Array(touches)
  }

  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    self.touches = Array(touches)
  }

  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    self.touches = Array(touches)
  }

  /// Resets the recognizer at the end of a gesture.
  open func reset() {}

  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  private func stateDidChange() {
    switch state {
    case .possible: return
    case .failed: break
    case .began, .changed, .ended, .cancelled:
      for method in methods {
        guard let target = method.object else { continue }
        method.selector.perform(on: target, self)
      }
    }
    // A target may have set another state.
    guard state.isOver else { return }
    reset()
    touches = []
    state = .possible
  }

  /// Sets a property of the class that a nib names. Returns false if there is none.
  open func setNibValue(_ value: KeyedValue, forKey key: String) throws -> Bool {
    try setStandardValue(value, forKey: key)
  }

  open func nibAction(named name: String) -> Selector? { nil }
}

extension UIGestureRecognizer {
  public enum State: Int, Sendable {
    case possible
    case began
    case changed
    case ended
    case cancelled
    case failed

    /// The state of a discrete gesture that was recognized, such as a tap.
    public static let recognized = State.ended

    var isUnderWay: Bool { self == .began || self == .changed }
    var isOver: Bool { self == .ended || self == .cancelled || self == .failed }
  }
}
