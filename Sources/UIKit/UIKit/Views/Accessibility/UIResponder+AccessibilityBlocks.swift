/// The closures of iOS 17 that answer in place of the properties without `Block` in their names.
extension UIResponder {
  public var isAccessibilityElementBlock: AXBoolReturnBlock? {
    get { accessibility?.blocks.isElement }
    set { changedAccessibility.blocks.isElement = newValue }
  }

  public var accessibilityLabelBlock: AXStringReturnBlock? {
    get { accessibility?.blocks.label }
    set { changedAccessibility.blocks.label = newValue }
  }

  public var accessibilityHintBlock: AXStringReturnBlock? {
    get { accessibility?.blocks.hint }
    set { changedAccessibility.blocks.hint = newValue }
  }

  public var accessibilityValueBlock: AXStringReturnBlock? {
    get { accessibility?.blocks.value }
    set { changedAccessibility.blocks.value = newValue }
  }

  public var accessibilityAttributedLabelBlock: AXAttributedStringReturnBlock? {
    get { accessibility?.blocks.attributedLabel }
    set { changedAccessibility.blocks.attributedLabel = newValue }
  }

  public var accessibilityAttributedHintBlock: AXAttributedStringReturnBlock? {
    get { accessibility?.blocks.attributedHint }
    set { changedAccessibility.blocks.attributedHint = newValue }
  }

  public var accessibilityAttributedValueBlock: AXAttributedStringReturnBlock? {
    get { accessibility?.blocks.attributedValue }
    set { changedAccessibility.blocks.attributedValue = newValue }
  }

  public var accessibilityIdentifierBlock: AXStringReturnBlock? {
    get { accessibility?.blocks.identifier }
    set { changedAccessibility.blocks.identifier = newValue }
  }

  public var accessibilityTraitsBlock: AXTraitsReturnBlock? {
    get { accessibility?.blocks.traits }
    set { changedAccessibility.blocks.traits = newValue }
  }

  public var accessibilityFrameBlock: AXRectReturnBlock? {
    get { accessibility?.blocks.frame }
    set { changedAccessibility.blocks.frame = newValue }
  }

  public var accessibilityPathBlock: AXPathReturnBlock? {
    get { accessibility?.blocks.path }
    set { changedAccessibility.blocks.path = newValue }
  }

  public var accessibilityActivationPointBlock: AXPointReturnBlock? {
    get { accessibility?.blocks.activationPoint }
    set { changedAccessibility.blocks.activationPoint = newValue }
  }

  public var accessibilityElementsBlock: AXArrayReturnBlock? {
    get { accessibility?.blocks.elements }
    set { changedAccessibility.blocks.elements = newValue }
  }

  public var accessibilityElementsHiddenBlock: AXBoolReturnBlock? {
    get { accessibility?.blocks.elementsHidden }
    set { changedAccessibility.blocks.elementsHidden = newValue }
  }

  public var accessibilityLanguageBlock: AXStringReturnBlock? {
    get { accessibility?.blocks.language }
    set { changedAccessibility.blocks.language = newValue }
  }

  public var accessibilityViewIsModalBlock: AXBoolReturnBlock? {
    get { accessibility?.blocks.viewIsModal }
    set { changedAccessibility.blocks.viewIsModal = newValue }
  }

  public var accessibilityShouldGroupAccessibilityChildrenBlock: AXBoolReturnBlock? {
    get { accessibility?.blocks.groupsChildren }
    set { changedAccessibility.blocks.groupsChildren = newValue }
  }

  /// As in UIKit, the closure is never called.
  public var accessibilityContainerTypeBlock: AXContainerTypeReturnBlock? {
    get { accessibility?.blocks.containerType }
    set { changedAccessibility.blocks.containerType = newValue }
  }

  public var accessibilityRespondsToUserInteractionBlock: AXBoolReturnBlock? {
    get { accessibility?.blocks.respondsToUserInteraction }
    set { changedAccessibility.blocks.respondsToUserInteraction = newValue }
  }

  public var accessibilityNavigationStyleBlock: AXNavigationStyleReturnBlock? {
    get { accessibility?.blocks.navigationStyle }
    set { changedAccessibility.blocks.navigationStyle = newValue }
  }

  public var accessibilityTextualContextBlock: AXStringReturnBlock? {
    get { accessibility?.blocks.textualContext }
    set { changedAccessibility.blocks.textualContext = newValue }
  }

  public var accessibilityCustomActionsBlock: AXCustomActionsReturnBlock? {
    get { accessibility?.blocks.customActions }
    set { changedAccessibility.blocks.customActions = newValue }
  }

  public var accessibilityCustomRotorsBlock: AXCustomRotorsReturnBlock? {
    get { accessibility?.blocks.customRotors }
    set { changedAccessibility.blocks.customRotors = newValue }
  }

  public var accessibilityUserInputLabelsBlock: AXArrayReturnBlock? {
    get { accessibility?.blocks.userInputLabels }
    set { changedAccessibility.blocks.userInputLabels = newValue }
  }

  public var accessibilityHeaderElementsBlock: AXArrayReturnBlock? {
    get { accessibility?.blocks.headerElements }
    set { changedAccessibility.blocks.headerElements = newValue }
  }

  public var accessibilityActivateBlock: AXBoolReturnBlock? {
    get { accessibility?.blocks.activate }
    set { changedAccessibility.blocks.activate = newValue }
  }

  public var accessibilityIncrementBlock: AXVoidReturnBlock? {
    get { accessibility?.blocks.increment }
    set { changedAccessibility.blocks.increment = newValue }
  }

  public var accessibilityDecrementBlock: AXVoidReturnBlock? {
    get { accessibility?.blocks.decrement }
    set { changedAccessibility.blocks.decrement = newValue }
  }
}
