import Foundation
import Testing
@testable import UIKit

/// Tests of the words that controls have without the app.
@MainActor @Suite struct StandardAccessibilityTests {
  @Test func `a label with a text is an element and has it as its label`() {
    let label = UILabel(frame: .zero)
    #expect(!label.isAccessibilityElement)
    label.text = "Name"
    #expect(label.isAccessibilityElement)
    #expect(label.accessibilityLabel == "Name")
    #expect(label.accessibilityTraits == .staticText)
    label.accessibilityLabel = "Own"
    #expect(label.accessibilityLabel == "Own")
    label.accessibilityLabel = nil
    #expect(label.accessibilityLabel == "Name")
  }

  @Test func `the images in a text are read by their labels`() {
    let label = UILabel(frame: .zero)
    let attachment = NSTextAttachment()
    attachment.accessibilityLabel = "heart"
    let text = NSMutableAttributedString(string: "I ")
    text.append(NSAttributedString(attachment: attachment))
    text.append(NSAttributedString(string: " you "))
    text.append(NSAttributedString(attachment: NSTextAttachment()))
    label.attributedText = text
    #expect(label.accessibilityLabel == "I heart you")
  }

  @Test func `a button has its title, and its state in its traits`() {
    let button = UIButton(type: .system)
    button.setTitle("Like", for: .normal)
    button.isSelected = true
    button.isEnabled = false
    #expect(button.isAccessibilityElement)
    #expect(button.accessibilityLabel == "Like")
    #expect(button.accessibilityTraits == [.button, .selected, .notEnabled])
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Buy"
    configuration.subtitle = "for 5 €"
    #expect(UIButton(configuration: configuration).accessibilityLabel == "Buy, for 5 €")
  }

  @Test func `a switch has its state as its value, even if an app sets another`() {
    let control = UISwitch(frame: .zero)
    control.isOn = true
    control.accessibilityValue = "warm"
    #expect(control.accessibilityValue == "1")
    #expect(control.accessibilityTraits == [.button, .toggleButton])
  }

  @Test func `a slider has a share as its value and is activated at its thumb`() {
    let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 137, height: 34))
    slider.value = 0.75
    #expect(slider.accessibilityValue == "75%")
    // The thumb is 37 points wide and moves by 100: 75 + 37 / 2
    #expect(slider.accessibilityActivationPoint == CGPoint(x: 93.5, y: 17))
    slider.accessibilityIncrement()
    #expect(slider.value == 0.85)
  }

  @Test func `a slider with an infinite range has a share nevertheless`() {
    let slider = UISlider(frame: .zero)
    slider.minimumValue = -.infinity
    #expect(slider.accessibilityValue == "0%")
  }

  @Test func `a page control has its page as its value and turns it`() {
    let control = UIPageControl(frame: .zero)
    control.numberOfPages = 3
    control.accessibilityIncrement()
    #expect(control.accessibilityValue == "page 2 of 3")
    #expect(control.accessibilityUserInputLabels == ["Page control"])
  }

  @Test func `a stepper has an element for each half`() {
    let stepper = UIStepper(frame: .zero)
    stepper.layoutIfNeeded()
    let elements = stepper.accessibilityElements as? [UIAccessibilityElement] ?? []
    #expect(elements.map(\.accessibilityLabel) == ["Decrement", "Increment"])
    #expect(
      elements.map(\.accessibilityFrame) == [
        CGRect(x: 0, y: 0, width: 47, height: 32), CGRect(x: 47, y: 0, width: 47, height: 32),
      ])
  }

  @Test func `a picker has an element for each component, with the selected row as its value`() {
    final class Source: UIPickerViewDataSource, UIPickerViewDelegate {
      func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }
      func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 3 }
      func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int)
        -> String?
      {
        "\(component).\(row)"
      }
    }
    let source = Source()
    let picker = UIPickerView(frame: CGRect(x: 0, y: 0, width: 323, height: 216))
    (picker.dataSource, picker.delegate) = (source, source)
    picker.selectRow(2, inComponent: 1, animated: false)
    picker.layoutIfNeeded()
    let wheels = picker.accessibilityElements as? [UIAccessibilityElement] ?? []
    #expect(wheels.map(\.accessibilityValue) == ["0.0", "1.2"])
    // The width without 18 points at the sides and 5 in the middle is halved.
    #expect(wheels.map(\.accessibilityFrame.width) == [150, 150])
    #expect(wheels.map(\.accessibilityTraits) == [.adjustable, .adjustable])
  }

  @Test func `a segmented control keeps its elements`() {
    let control = UISegmentedControl(items: ["A", "B"])
    let elements = control.accessibilityElements as? [UIAccessibilityElement] ?? []
    #expect(elements.map(\.accessibilityLabel) == ["A", "B"])
    #expect(elements.map { control.index(ofAccessibilityElement: $0) } == [0, 1])
  }

  @Test func `a field has its text as its value, otherwise its placeholder`() {
    let field = UITextField(frame: .zero)
    field.placeholder = "Name"
    #expect(field.accessibilityValue == "Name")
    field.text = "abc"
    field.isSecureTextEntry = true
    #expect(field.accessibilityValue == "•••")
    field.becomeFirstResponder()
    #expect(field.accessibilityTraits == [.textEntry, .secureTextField, .isEditing])
  }

  @Test func `an editable text is a field, otherwise it is a text`() {
    let view = UITextView(frame: .zero)
    view.text = "abc"
    #expect(view.accessibilityTraits == [.textEntry, .textArea])
    view.isEditable = false
    #expect(view.accessibilityTraits == .staticText)
    #expect(view.accessibilityValue == "abc")
  }

  @Test func `a back button is named after the screen before`() {
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    bar.items = [UINavigationItem(title: "First"), UINavigationItem(title: "Second")]
    bar.layoutIfNeeded()
    let buttons = bar.subviews.filter { $0.accessibilityTraits.contains(.backButton) }
    #expect(buttons.map(\.accessibilityLabel) == ["First"])
    #expect(buttons.map(\.accessibilityUserInputLabels) == [["First", "Back"]])
  }

  @Test func `a bar's symbol is named by its item`() {
    let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    bar.items = [UIBarButtonItem(systemItem: .trash)]
    bar.layoutIfNeeded()
    func labels(_ view: UIView) -> [String] {
      (view.isAccessibilityElement ? [view.accessibilityLabel ?? ""] : []) + view.subviews.flatMap(labels)
    }
    #expect(labels(bar) == ["Delete"])
  }
}
