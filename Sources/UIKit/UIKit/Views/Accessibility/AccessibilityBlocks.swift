import Foundation

/// The closures that answer in place of the accessibility properties of a responder.
struct AccessibilityBlocks {
  var isElement: AXBoolReturnBlock?
  var label: AXStringReturnBlock?
  var hint: AXStringReturnBlock?
  var value: AXStringReturnBlock?
  var attributedLabel: AXAttributedStringReturnBlock?
  var attributedHint: AXAttributedStringReturnBlock?
  var attributedValue: AXAttributedStringReturnBlock?
  var identifier: AXStringReturnBlock?
  var traits: AXTraitsReturnBlock?
  var frame: AXRectReturnBlock?
  var path: AXPathReturnBlock?
  var activationPoint: AXPointReturnBlock?
  var elements: AXArrayReturnBlock?
  var elementsHidden: AXBoolReturnBlock?
  var language: AXStringReturnBlock?
  var viewIsModal: AXBoolReturnBlock?
  var groupsChildren: AXBoolReturnBlock?
  var containerType: AXContainerTypeReturnBlock?
  var respondsToUserInteraction: AXBoolReturnBlock?
  var navigationStyle: AXNavigationStyleReturnBlock?
  var textualContext: AXStringReturnBlock?
  var customActions: AXCustomActionsReturnBlock?
  var customRotors: AXCustomRotorsReturnBlock?
  var userInputLabels: AXArrayReturnBlock?
  var headerElements: AXArrayReturnBlock?
  var activate: AXBoolReturnBlock?
  var increment: AXVoidReturnBlock?
  var decrement: AXVoidReturnBlock?
}
