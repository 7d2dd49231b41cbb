public import Foundation

/// An object that responds to events. Unlike UIKit, no event arrives by itself: tests call the methods, and apps
/// override them.
@preconcurrency @MainActor open class UIResponder: NSObject, NibConnectable {
  public override init() {
    super.init()
  }

  /// Sets a property of the class that a nib names. Returns false if there is none.
  open func setNibValue(_ value: KeyedValue, forKey key: String) throws -> Bool {
    try setStandardValue(value, forKey: key)
  }

  open func nibAction(named name: String) -> Selector? { nil }

  /// Sets a property by its name, and reports a missing property, or a property that takes no such value.
  ///
  /// Unlike in Objective-C, only the properties that a nib can set are found.
  open func setValue(_ value: Any?, forKey key: String) {
    setValue(value, forKeyPath: key)
  }

  /// Sets a property of an object that the path leads to, such as `layer.cornerRadius`.
  open func setValue(_ value: Any?, forKeyPath keyPath: String) {
    guard let problem = NibPath.set(KeyedValue(keyed: value), of: self, keyPath: keyPath) else { return }
    Diagnostics.report("\(keyPath) of \(type(of: self)) is not set: \(problem)")
  }

  open var next: UIResponder? { nil }

  var observers: PropertyObservers?
  /// The traits that the responder overrides, and the registrations for their changes. Most responders have none.
  var traitParts: TraitParts?
  /// An object that another module keeps with the responder. It is a property, because a weak reference from a
  /// table would make each counting of the responder slow.
  package var companion: AnyObject? {
    get { keptCompanion }
    set { keptCompanion = newValue }
  }
  private var keptCompanion: AnyObject?

  /// Receives a change of a property that is observed by `addObserver`.
  open func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {}

  /// Adds an observer of a property.
  ///
  /// Unlike in Objective-C, only these properties can be observed:
  /// - a view's frame, bounds, centre, alpha, and whether it is hidden
  /// - a scroll view's content offset and content size
  /// - the text, attributed text and font of labels, fields and text views
  /// - an image view's image, a control's state, and a controller's title
  open func addObserver(
    _ observer: UIResponder, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
    context: UnsafeMutableRawPointer?
  ) {
    beginTellingObservers()
    observers?.add(observer, keyPath, options, context)
  }

  open func removeObserver(_ observer: UIResponder, forKeyPath keyPath: String) {
    observers?.remove(observer, keyPath)
  }

  open func removeObserver(
    _ observer: UIResponder, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?
  ) {
    observers?.remove(observer, keyPath)
  }

  var accessibility: AccessibilityProperties?

  /// The accessibility properties of the responder where the app sets nothing.
  var standardAccessibility: StandardAccessibility { StandardAccessibility() }

  open var isAccessibilityElement: Bool {
    get {
      accessibility?.blocks.isElement?() ?? accessibility?.isElement ?? standardAccessibility.isElement
    }
    set { changedAccessibility.isElement = newValue }
  }

  /// The name that VoiceOver reads. A label has its text and a button its title until another name is set.
  open var accessibilityLabel: String? {
    get {
      if let block = accessibility?.blocks.label { return block() }
      if let block = accessibility?.blocks.attributedLabel { return block()?.string }
      return accessibility?.label ?? standardAccessibility.label
    }
    set {
      changedAccessibility.label = newValue
      accessibility?.attributedLabel = nil
    }
  }

  open var accessibilityHint: String? {
    get {
      if let block = accessibility?.blocks.hint { return block() }
      if let block = accessibility?.blocks.attributedHint { return block()?.string }
      return accessibility?.hint
    }
    set {
      changedAccessibility.hint = newValue
      accessibility?.attributedHint = nil
    }
  }

  open var accessibilityValue: String? {
    get {
      if let block = accessibility?.blocks.value { return block() }
      if let block = accessibility?.blocks.attributedValue { return block()?.string }
      return accessibility?.value ?? standardAccessibility.value
    }
    set {
      changedAccessibility.value = newValue
      accessibility?.attributedValue = nil
    }
  }

  open var accessibilityTraits: UIAccessibilityTraits {
    get { accessibility?.blocks.traits?() ?? accessibility?.traits ?? standardAccessibility.traits }
    set { changedAccessibility.traits = newValue }
  }

  open var accessibilityIdentifier: String? {
    get {
      if let block = accessibility?.blocks.identifier { return block() }
      return identifier
    }
    set { identifier = newValue }
  }
  private var identifier: String?

  open var accessibilityElementsHidden: Bool {
    get { accessibility?.blocks.elementsHidden?() ?? accessibility?.elementsHidden ?? false }
    set { changedAccessibility.elementsHidden = newValue }
  }

  open var accessibilityElements: [Any]? {
    get {
      if let block = accessibility?.blocks.elements { return block() }
      return accessibility?.elements ?? standardAccessibility.elements
    }
    set { changedAccessibility.elements = newValue }
  }

  /// The language in which VoiceOver reads the responder, such as `de`.
  open var accessibilityLanguage: String? {
    get {
      if let block = accessibility?.blocks.language { return block() }
      return accessibility?.language
    }
    set { changedAccessibility.language = newValue }
  }

  /// Whether VoiceOver ignores the views beside this one.
  open var accessibilityViewIsModal: Bool {
    get { accessibility?.blocks.viewIsModal?() ?? accessibility?.viewIsModal ?? false }
    set { changedAccessibility.viewIsModal = newValue }
  }

  /// Whether VoiceOver reads the elements in the view one after the other.
  open var shouldGroupAccessibilityChildren: Bool {
    get { accessibility?.blocks.groupsChildren?() ?? accessibility?.groupsChildren ?? false }
    set { changedAccessibility.groupsChildren = newValue }
  }

  open var accessibilityContainerType: UIAccessibilityContainerType {
    get { accessibility?.containerType ?? .none }
    set { changedAccessibility.containerType = newValue }
  }

  /// Whether an element can be activated. Unless it is set, a control, an element with a trait of a control and an
  /// element with actions of its own can be.
  open var accessibilityRespondsToUserInteraction: Bool {
    get { resolvedRespondsToUserInteraction }
    set { changedAccessibility.respondsToUserInteraction = newValue }
  }

  open func accessibilityActivate() -> Bool { accessibility?.blocks.activate?() ?? false }

  open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get {
      if let block = accessibility?.blocks.customActions { return block() }
      return accessibility?.customActions
    }
    set { changedAccessibility.customActions = newValue }
  }

  open var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
    get {
      if let block = accessibility?.blocks.customRotors { return block() }
      return accessibility?.customRotors
    }
    set { changedAccessibility.customRotors = newValue }
  }

  /// The names that Voice Control listens for. Unless they are set, the label is the only one.
  open var accessibilityUserInputLabels: [String]! {
    get { resolvedUserInputLabels }
    set {
      changedAccessibility.userInputLabels = newValue
      accessibility?.attributedUserInputLabels = nil
    }
  }

  /// The label with attributes. It is the plain label until attributes are set, and setting it sets the plain label.
  open var accessibilityAttributedLabel: NSAttributedString? {
    get {
      if let block = accessibility?.blocks.attributedLabel { return block() }
      return accessibility?.attributedLabel ?? accessibilityLabel.map { NSAttributedString(string: $0) }
    }
    set {
      accessibilityLabel = newValue?.string
      accessibility?.attributedLabel = newValue?.unchanging
    }
  }

  /// The hint with attributes. It is the plain hint until attributes are set, and setting it sets the plain hint.
  open var accessibilityAttributedHint: NSAttributedString? {
    get {
      if let block = accessibility?.blocks.attributedHint { return block() }
      return accessibility?.attributedHint ?? accessibilityHint.map { NSAttributedString(string: $0) }
    }
    set {
      accessibilityHint = newValue?.string
      accessibility?.attributedHint = newValue?.unchanging
    }
  }

  /// The value with attributes. It is the plain value until attributes are set, and setting it sets the plain value.
  open var accessibilityAttributedValue: NSAttributedString? {
    get {
      if let block = accessibility?.blocks.attributedValue { return block() }
      return accessibility?.attributedValue ?? accessibilityValue.map { NSAttributedString(string: $0) }
    }
    set {
      accessibilityValue = newValue?.string
      accessibility?.attributedValue = newValue?.unchanging
    }
  }

  /// The frame in the coordinates of the screen.
  open var accessibilityFrame: CGRect {
    get { accessibility?.blocks.frame?() ?? accessibility?.frame ?? UIAccessibility.frame(of: self) }
    set { changedAccessibility.frame = newValue }
  }

  /// The outline of an element that is no rectangle, in the coordinates of the screen.
  open var accessibilityPath: UIBezierPath? {
    get {
      if let block = accessibility?.blocks.path { return block() }
      return accessibility?.path
    }
    set { changedAccessibility.path = newValue }
  }

  /// The activation point in the coordinates of the screen. Unless it is set, it is the middle of the frame, or the
  /// middle of a slider's thumb.
  open var accessibilityActivationPoint: CGPoint {
    get {
      if let point = accessibility?.blocks.activationPoint?() ?? accessibility?.activationPoint {
        return point
      }
      return standardActivationPoint
    }
    set { changedAccessibility.activationPoint = newValue }
  }

  /// Raises the value. A slider and a page control change their own.
  open func accessibilityIncrement() { accessibility?.blocks.increment?() }
  /// Lowers the value. A slider and a page control change their own.
  open func accessibilityDecrement() { accessibility?.blocks.decrement?() }
  open func accessibilityPerformEscape() -> Bool { false }
  open func accessibilityPerformMagicTap() -> Bool { false }
  open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
  /// - Note: No effect on the picture.
  open func accessibilityElementDidBecomeFocused() {}
  /// - Note: No effect on the picture.
  open func accessibilityElementDidLoseFocus() {}
  open func accessibilityElementIsFocused() -> Bool { false }
  open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }

  /// Returns the index of an element, or `NSNotFound` if it is not one of the elements.
  open func index(ofAccessibilityElement element: Any) -> Int {
    accessibilityElements?.firstIndex { $0 as AnyObject === element as AnyObject } ?? NSNotFound
  }

  open func accessibilityElement(at index: Int) -> Any? {
    accessibilityElements.flatMap { $0.indices.contains(index) ? $0[index] : nil }
  }
  /// Whether the responder can perform an action. Unlike UIKit, no menu calls this.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { false }
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    canPerformAction(action, withSender: sender) ? self : next?.target(forAction: action, withSender: sender)
  }

  /// Cuts the selection. Unlike UIKit, only the app's own code uses this method, the edit actions below and key
  /// commands.
  open func cut(_ sender: Any?) {}
  open func copy(_ sender: Any?) {}
  /// - Note: No effect on the picture.
  open func paste(_ sender: Any?) {}
  open func select(_ sender: Any?) {}
  /// - Note: No effect on the picture.
  open func selectAll(_ sender: Any?) {}
  open func delete(_ sender: Any?) {}
  open var keyCommands: [UIKeyCommand]? { nil }

  /// The activity that the responder is part of.
  ///
  /// - Note: No effect on the picture.
  open var userActivity: NSUserActivity?
  /// - Note: No effect on the picture.
  open func updateUserActivityState(_ activity: NSUserActivity) {}
  /// - Note: No effect on the picture.
  open func restoreUserActivityState(_ activity: NSUserActivity) {}

  /// The keyboard that the responder would use.
  open var textInputMode: UITextInputMode? { UITextInputMode.activeInputModes.first }

  /// The view in place of the keyboard. Unlike UIKit, neither is shown.
  open var inputView: UIView? { nil }
  /// The view above the keyboard. Unlike UIKit, it is not shown.
  open var inputAccessoryView: UIView? { nil }
  /// The controller of the view in place of the keyboard. Unlike UIKit, its view is not shown.
  open var inputViewController: UIInputViewController? { nil }
  /// The controller of the view above the keyboard. Unlike UIKit, its view is not shown.
  open var inputAccessoryViewController: UIInputViewController? { nil }
  /// The buttons beside the suggestions above the keyboard. Unlike UIKit, they are not shown.
  open var inputAssistantItem: UITextInputAssistantItem { standardInputAssistantItem }
  /// - Note: No effect on the picture.
  open func reloadInputViews() {}
  /// - Note: No effect on the picture.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesBegan(presses, with: event)
  }
  /// - Note: No effect on the picture.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesChanged(presses, with: event)
  }
  /// - Note: No effect on the picture.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesEnded(presses, with: event)
  }
  /// - Note: No effect on the picture.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesCancelled(presses, with: event)
  }

  open var canBecomeFirstResponder: Bool { false }
  open var canResignFirstResponder: Bool { true }
  open private(set) var isFirstResponder = false

  /// Makes the object the first responder of its window. Unlike UIKit, one without a window becomes it, too.
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    guard canBecomeFirstResponder else { return false }
    let window = (self as? UIView ?? next as? UIView)?.window
    if let old = window?.firstResponder, old !== self, old.isFirstResponder, !old.resignFirstResponder() {
      return false
    }
    window?.firstResponder = self
    isFirstResponder = true
    return true
  }

  @discardableResult
  open func resignFirstResponder() -> Bool {
    guard canResignFirstResponder else { return false }
    isFirstResponder = false
    return true
  }

  /// Stops being the first responder without asking anybody.
  func giveUpFirstResponder() {
    isFirstResponder = false
  }

  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }

  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }

  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }

  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }
}
