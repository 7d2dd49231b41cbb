public import Foundation

/// A view that the user interacts with.
open class UIControl: UIView {
  private var handlers: [ControlHandler] = []

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a control that performs `primaryAction` for `primaryActionTriggered`.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override class var nibMembers: NibMembers { super.nibMembers.adding(controlNibSettings) }
  override var standardAccessibility: StandardAccessibility { controlAccessibility }

  package override class var classFacts: ViewFacts {
    ViewFacts(UIControl.self) { _ in UIControl(frame: .zero) }
  }

  open var isEnabled = true {
    didSet {
      stateDidChange()
      tell("enabled", from: oldValue, to: isEnabled)
    }
  }
  open var isSelected = false {
    didSet {
      stateDidChange()
      tell("selected", from: oldValue, to: isSelected)
    }
  }
  open var isHighlighted = false {
    didSet {
      stateDidChange()
      tell("highlighted", from: oldValue, to: isHighlighted)
    }
  }

  open var state: State {
    var state: State = []
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  /// Returns whether the control follows a touch. Unlike UIKit, only a tap of a state calls it, and not for a text field.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// Returns whether the control follows a touch any longer. Unlike UIKit, only the app's own code calls it, as no finger
  /// moves.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// Called at the end of a touch that the control follows. Unlike UIKit, only a tap of a state calls it, and not for a
  /// text field.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
  /// - Note: No effect on the picture.
  open func cancelTracking(with event: UIEvent?) {}

  open override func setNeedsLayout() {
    super.setNeedsLayout()
    contentSizeDidChange()
  }

  open var contentHorizontalAlignment: ContentHorizontalAlignment = .center { didSet { setNeedsLayout() } }
  open var contentVerticalAlignment: ContentVerticalAlignment = .center { didSet { setNeedsLayout() } }

  /// The horizontal alignment, with leading and trailing resolved to a side by the layout direction.
  open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return switch contentHorizontalAlignment {
    case .leading: isRightToLeft ? .right : .left
    case .trailing: isRightToLeft ? .left : .right
    default: contentHorizontalAlignment
    }
  }

  /// Adds an action for events. It replaces an action with the same identifier for these events.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
    handlers.append(ControlHandler(receiver: .action(action), events: controlEvents))
  }

  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  open func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event) {
    handlers.subtract(controlEvents) { $0.action?.identifier == actionIdentifier }
  }

  /// Adds a method for events: `action` of `target`, which the control does not retain. Without a target, the
  /// first responder above the control that implements `action` performs it.
  ///
  /// Unlike UIKit, a selector has to come from `#selector` in a file that the source pass has processed.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    let method = TargetMethod(target: target, selector: action)
    if let index = handlers.firstIndex(where: { $0.method == method }) {
      handlers[index].events.formUnion(controlEvents)
    } else {
      handlers.append(ControlHandler(receiver: .method(method), events: controlEvents))
    }
  }

  /// Removes methods for events. A `target` of `nil` stands for every target, and an `action` of `nil` for
  /// every action.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    handlers.subtract(controlEvents) { $0.method?.matches(target, action) == true }
  }

  /// Returns the names of the target's methods that the control performs for these events.
  open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
    let names = handlers.filter { !$0.events.isDisjoint(with: controlEvent) }
      .compactMap { $0.method.flatMap { $0.isOf(target) ? $0.selector.name : nil } }
    return names.isEmpty ? nil : names
  }

  open var allTargets: Set<AnyHashable> {
    Set(handlers.compactMap { ($0.method?.object as? NSObject).map(AnyHashable.init) })
  }

  package var actionCount: Int { handlers.count }

  open var allControlEvents: Event {
    handlers.reduce(into: []) { $0.formUnion($1.events) }
  }

  /// Performs the actions of these events in the order in which they were added.
  open func sendActions(for controlEvents: Event) {
    for handler in handlers where !handler.events.isDisjoint(with: controlEvents) {
      switch handler.receiver {
      case .action(let action): sendAction(action)
      case .method(let method):
        // A target that no longer exists gets nothing.
        if method.hasTarget, method.object == nil { continue }
        sendAction(method.selector, to: method.object, for: nil)
      }
    }
  }

  /// Performs the control's main action: what a tap would do.
  open func performPrimaryAction() {
    sendActions(for: .primaryActionTriggered)
    sendActions(for: .touchUpInside)
  }

  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    action.send(to: target, from: self, for: event)
  }

  open func sendAction(_ action: UIAction) {
    action.perform(sender: self)
  }

  /// Called when the control's enabled, selected or highlighted state changes.
  func stateDidChange() {
    setNeedsLayout()
    setNeedsDisplay()
  }
}

extension UIControl {
  /// The state of a control, as a set of flags.
  public struct State: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let normal = State([])
    public static let highlighted = State(rawValue: 1 << 0)
    public static let disabled = State(rawValue: 1 << 1)
    public static let selected = State(rawValue: 1 << 2)
    /// The state of a control with the focus of a keyboard, which no control has here.
    public static let focused = State(rawValue: 1 << 3)
    /// The bits for states that an app defines.
    public static let application = State(rawValue: 0x00FF_0000)
  }
}

extension UIControl {
  /// The events for which a control performs actions.
  public struct Event: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let touchDown = Event(rawValue: 1 << 0)
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    public static let touchDragInside = Event(rawValue: 1 << 2)
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    public static let touchDragExit = Event(rawValue: 1 << 5)
    public static let touchUpInside = Event(rawValue: 1 << 6)
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    public static let touchCancel = Event(rawValue: 1 << 8)
    public static let valueChanged = Event(rawValue: 1 << 12)
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    public static let editingChanged = Event(rawValue: 1 << 17)
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    public static let allTouchEvents = Event(rawValue: 0x0000_0FFF)
    public static let allEditingEvents = Event(rawValue: 0x000F_0000)
    public static let applicationReserved = Event(rawValue: 0x0F00_0000)
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }
}

extension UIControl {
  /// The horizontal alignment of a control's content.
  public enum ContentHorizontalAlignment: Int, Sendable {
    case center
    case left
    case right
    case fill
    case leading
    case trailing
  }

  /// The vertical alignment of a control's content.
  public enum ContentVerticalAlignment: Int, Sendable {
    case center
    case top
    case bottom
    case fill
  }
}
