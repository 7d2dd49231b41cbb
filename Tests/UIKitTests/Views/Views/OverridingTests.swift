import Testing
import UIKit

/// Tests of members that apps override. Subclasses in another module need them to be open.
@MainActor struct OverridingTests {
  private final class NoteView: UITextView {
    var caretInset: CGFloat = 0

    override init(frame: CGRect, textContainer: NSTextContainer?) {
      super.init(frame: frame, textContainer: textContainer)
      caretInset = 4
    }

    required init?(coder: NSCoder) { nil }

    override var selectedTextRange: UITextRange? {
      get { super.selectedTextRange }
      set { super.selectedTextRange = newValue.flatMap { textRange(from: $0.end, to: $0.end) } }
    }

    override func caretRect(for position: UITextPosition) -> CGRect {
      super.caretRect(for: position).insetBy(dx: 0, dy: caretInset)
    }
  }

  private final class IconView: UIImageView {
    override init(image: UIImage?) {
      super.init(image: image)
      backgroundColor = .red
    }

    required init?(coder: NSCoder) { nil }

    override func startAnimating() { tag = 7 }
  }

  private final class ShapeView: UIView {
    override class var layerClass: AnyClass { CAShapeLayer.self }
    override var layer: CAShapeLayer { super.layer as? CAShapeLayer ?? CAShapeLayer() }
  }

  private final class Bar: UISearchBar {}

  private final class Search: UISearchController {
    private let bar = Bar()
    override var searchBar: UISearchBar { bar }
  }

  private final class Chat: UIViewController {
    private let bar = UIView()
    override var inputAccessoryView: UIView? { bar }
    override var canBecomeFirstResponder: Bool { true }
  }

  private final class Composer: UITextField {
    let keyboard = UIInputViewController(nibName: nil, bundle: nil)
    let bar = UIInputViewController(nibName: nil, bundle: nil)
    let assistant = UITextInputAssistantItem()
    override var inputViewController: UIInputViewController? { keyboard }
    override var inputAccessoryViewController: UIInputViewController? { bar }
    override var inputAssistantItem: UITextInputAssistantItem { assistant }
  }

  @Test func `a responder's controllers and buttons at the keyboard are overridden`() {
    let composer = Composer(frame: .zero)
    let responder: UIResponder = composer
    #expect(responder.inputViewController === composer.keyboard)
    #expect(responder.inputAccessoryViewController === composer.bar)
    #expect(responder.inputAssistantItem === composer.assistant)
    let other = UIResponder()
    #expect(other.inputAssistantItem === other.inputAssistantItem)
  }

  @Test func `a text view's other initialisers call the overridden one`() {
    #expect(NoteView(frame: .zero).caretInset == 4)
    #expect(NoteView().caretInset == 4)
  }

  @Test func `a text view's selection and caret are overridden`() {
    let view = NoteView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.text = "abc"
    view.selectedTextRange = view.textRange(from: view.beginningOfDocument, to: view.endOfDocument)
    #expect(view.selectedRange == NSRange(location: 3, length: 0))
    let plain = UITextView(frame: view.frame)
    plain.text = "abc"
    let (caret, whole) = (view.caretRect(for: view.endOfDocument), plain.caretRect(for: plain.endOfDocument))
    #expect(caret.height == whole.height - 8)
  }

  @Test func `an image view's initialiser and animation are overridden`() {
    let view = IconView(image: UIImage(systemName: "star"))
    view.startAnimating()
    #expect(view.backgroundColor == .red)
    #expect(view.tag == 7)
    #expect(view.image != nil)
  }

  @Test func `a view names its layer's class`() {
    let view = ShapeView(frame: CGRect(x: 0, y: 0, width: 9, height: 9))
    view.layer.path = CGPath(rect: view.bounds, transform: nil)
    #expect((view as UIView).layer === view.layer)
  }

  @Test func `a search controller has the app's own bar`() {
    #expect(Search(searchResultsController: nil).searchBar.placeholder == "Search")
  }

  @Test func `a controller has an accessory above the keyboard`() {
    #expect(Chat().inputAccessoryView != nil)
  }
}
