import Foundation
import Testing

@testable import UIKit

@MainActor @Suite struct AccessibleObjectTests {
  private final class Action: NSObject {}

  @Test func `any object stores accessibility properties`() {
    let (action, other) = (Action(), Action())
    action.accessibilityLabel = "Delete"
    action.accessibilityTraits = .button
    action.isAccessibilityElement = true
    #expect(action.accessibilityLabel == "Delete")
    #expect(action.accessibilityTraits == .button)
    #expect(action.isAccessibilityElement)
    #expect(other.accessibilityLabel == nil && !other.isAccessibilityElement)
    action.accessibilityLabel = nil
    #expect(action.accessibilityLabel == nil)
  }

  @Test func `a view and its NSObject share their accessibility properties`() {
    let view = UIView()
    let object: NSObject = view
    object.accessibilityLabel = "Photo"
    object.isAccessibilityElement = true
    #expect(view.accessibilityLabel == "Photo")
    #expect(view.isAccessibilityElement)
    view.accessibilityHint = "Opens it"
    #expect(object.accessibilityHint == "Opens it")
  }

  @Test func `a bar item and its NSObject share their accessibility properties`() {
    let item = UIBarButtonItem()
    (item as NSObject).accessibilityValue = "3"
    #expect(item.accessibilityValue == "3")
  }

  @Test func `an image has an accessibility identifier`() {
    let image = UIImage()
    image.accessibilityIdentifier = "heart"
    #expect(image.accessibilityIdentifier == "heart")
  }
}
