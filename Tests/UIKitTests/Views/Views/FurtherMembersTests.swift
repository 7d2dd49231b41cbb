import Testing
import UIKit

/// Tests of members that public view files use.
@MainActor struct FurtherMembersTests {
  private final class Picture: CALayer {
    override func display() { contents = UIImage(systemName: "star")?.cgImage }
  }

  private final class Delegate: NSObject, UITextFieldDelegate {
    var reasons: [UITextField.DidEndEditingReason] = []
    func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
      reasons.append(reason)
    }
  }

  @Test func `a layer's content is set when it is displayed`() {
    let layer = Picture()
    layer.setNeedsDisplay()
    layer.displayIfNeeded()
    #expect(layer.contents != nil)
    #expect(!layer.needsDisplay())
  }

  @Test func `an animation keeps an app's value`() {
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.setValue("fade", forKey: "name")
    #expect(animation.value(forKey: "name") as? String == "fade")
  }

  @Test func `a field tells its delegate why editing ended`() {
    let (field, delegate) = (UITextField(), Delegate())
    field.delegate = delegate
    field.becomeFirstResponder()
    field.resignFirstResponder()
    #expect(delegate.reasons == [.committed])
  }

  @Test func `a control performs its main action`() {
    let button = UIButton(type: .system)
    var count = 0
    button.addAction(UIAction { _ in count += 1 }, for: .primaryActionTriggered)
    button.performPrimaryAction()
    #expect(count == 1)
  }

  @Test func `a field's font follows the size of texts`() {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    field.font = .preferredFont(forTextStyle: .body)
    field.adjustsFontForContentSizeCategory = true
    let height = field.intrinsicContentSize.height
    field.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
    #expect(field.intrinsicContentSize.height > height)
  }

  @Test func `a spring ends at its last values`() {
    let view = UIView()
    UIView.animate { view.alpha = 0.5 }
    #expect(view.alpha == 0.5)
  }

  @Test func `names belong to the sections of their letters`() {
    final class Person: NSObject {
      let given: String
      init(_ given: String) { self.given = given }
      func name() -> String { given }
    }
    let collation = UILocalizedIndexedCollation.current()
    let selector = Selector("name", Person.name)
    let people = ["Émile", "7", "adam"].map(Person.init)
    #expect(people.map { collation.section(for: $0, collationStringSelector: selector) } == [4, 26, 0])
    let sorted = collation.sortedArray(from: people, collationStringSelector: selector)
    #expect(sorted.compactMap { ($0 as? Person)?.given } == ["7", "adam", "Émile"])
  }

  @Test func `a device without photos offers none`() {
    #expect(!UIImagePickerController.isSourceTypeAvailable(.camera))
    let picker = UIImagePickerController()
    #expect(picker.topViewController != nil)
  }

  @Test func `a key command has a title`() {
    let command = UIKeyCommand(title: "Find", action: Selector("find"), input: "f", modifierFlags: .command)
    #expect(command.title == "Find")
    #expect(command.input == "f")
  }

  @Test func `an observer of traits is called by the name of its own class`() {
    final class Watcher: UIView {
      var styles: [UIUserInterfaceStyle] = []
      func watch() {
        registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (self: Self, previous) in
          self.styles.append(previous.userInterfaceStyle)
        }
      }
    }
    class Page: UIViewController {
      var count = 0
      func watch() {
        registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (self: Self, _) in self.count += 1 }
      }
    }
    let (view, page) = (Watcher(), Page())
    view.watch()
    page.watch()
    view.overrideUserInterfaceStyle = .dark
    page.view.overrideUserInterfaceStyle = .dark
    view.layoutIfNeeded()
    page.view.layoutIfNeeded()
    #expect(view.styles == [.light])
    #expect(page.count == 1)
  }
}
