import Testing
import UIKit

@MainActor struct AccessibilityTests {
  @Test func `a view's accessibility frame is in screen coordinates`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    window.addSubview(view)
    #expect(view.accessibilityFrame == CGRect(x: 10, y: 20, width: 30, height: 40))
    #expect(view.accessibilityActivationPoint == CGPoint(x: 10 + 15, y: 20 + 20))
  }

  @Test func `an element's accessibility frame follows its container`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    window.addSubview(view)
    let element = UIAccessibilityElement(accessibilityContainer: view)
    element.accessibilityFrameInContainerSpace = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(element.accessibilityFrame == CGRect(x: 11, y: 22, width: 3, height: 4))
    #expect(element.isAccessibilityElement)
  }

  @Test func `accessibility elements are counted and found`() {
    let view = UIView(frame: .zero)
    let parts = [UIView(frame: .zero), UIView(frame: .zero)]
    view.accessibilityElements = parts
    #expect(view.accessibilityElementCount() == 2)
    #expect(view.accessibilityElement(at: 1) as? UIView === parts[1])
    #expect(view.accessibilityElement(at: 2) == nil)
    #expect(view.index(ofAccessibilityElement: parts[1]) == 1)
    #expect(view.index(ofAccessibilityElement: view) == NSNotFound)
  }

  @Test func `a view can override its accessibility steps`() {
    final class Stepper: UIView {
      var value = 0
      override func accessibilityIncrement() { value += 1 }
      override func accessibilityDecrement() { value -= 1 }
    }
    let view = Stepper(frame: .zero)
    view.accessibilityIncrement()
    view.accessibilityIncrement()
    view.accessibilityDecrement()
    #expect(view.value == 1)
  }

  @Test func `attributed texts of accessibility are also the plain ones`() {
    let view = UIView()
    view.accessibilityLabel = "Price"
    #expect(view.accessibilityAttributedLabel?.string == "Price")
    let spoken = NSAttributedString(string: "1 €", attributes: [.accessibilitySpeechSpellOut: true])
    view.accessibilityAttributedLabel = spoken
    view.accessibilityAttributedHint = spoken
    view.accessibilityAttributedValue = spoken
    #expect(view.accessibilityAttributedLabel == spoken)
    #expect(
      [view.accessibilityLabel, view.accessibilityHint, view.accessibilityValue] == ["1 €", "1 €", "1 €"])
    view.accessibilityLabel = "Sum"
    #expect(view.accessibilityAttributedLabel == NSAttributedString(string: "Sum"))
    view.accessibilityAttributedValue = nil
    #expect(view.accessibilityValue == nil)
  }
}
