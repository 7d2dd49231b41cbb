import Foundation
import Testing
import UIKit

@MainActor @Suite struct TextViewEditingTests {
  private final class Delegate: NSObject, UITextViewDelegate {
    var calls: [String] = []
    var allowsBeginning = true
    var allowsEnd = true

    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
      calls.append("should begin")
      return allowsBeginning
    }
    func textViewDidBeginEditing(_ textView: UITextView) { calls.append("begin") }
    func textViewShouldEndEditing(_ textView: UITextView) -> Bool {
      calls.append("should end")
      return allowsEnd
    }
    func textViewDidEndEditing(_ textView: UITextView) { calls.append("end") }
    func textViewDidChangeSelection(_ textView: UITextView) {
      calls.append("selection \(textView.selectedRange.location), \(textView.selectedRange.length)")
    }
  }

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
  private let view = UITextView(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
  private let delegate = Delegate()

  init() {
    view.delegate = delegate
    window.addSubview(view)
  }

  @Test func `the delegate learns about the beginning and the end`() {
    let begun = [view.becomeFirstResponder(), view.becomeFirstResponder()]
    let ended = [view.resignFirstResponder(), view.resignFirstResponder()]
    #expect(begun == [true, true])
    #expect(ended == [true, true])
    #expect(delegate.calls == ["should begin", "begin", "should end", "end"])
  }

  @Test func `the delegate can refuse the beginning and the end`() {
    delegate.allowsBeginning = false
    let refused = view.becomeFirstResponder()
    #expect(!refused)
    delegate.allowsBeginning = true
    delegate.allowsEnd = false
    view.becomeFirstResponder()
    view.resignFirstResponder()
    #expect(view.isFirstResponder)
    #expect(delegate.calls == ["should begin", "should begin", "begin", "should end"])
  }

  @Test func `an end that is forced is reported`() {
    delegate.allowsEnd = false
    view.becomeFirstResponder()
    window.endEditing(true)
    #expect(!view.isFirstResponder)
    #expect(delegate.calls.last == "end")
  }

  @Test func `a text that can only be selected is not edited`() {
    view.isEditable = false
    view.becomeFirstResponder()
    #expect(view.isFirstResponder)
    view.resignFirstResponder()
    #expect(delegate.calls == [])
  }

  @Test func `observers learn about the beginning and the end`() {
    // Safe: the notifications are posted on the main thread, on which the test runs.
    final class Names: @unchecked Sendable {
      var list: [String] = []
    }
    let names = Names()
    let observers = [UITextView.textDidBeginEditingNotification, UITextView.textDidEndEditingNotification]
      .map { name in
        NotificationCenter.default.addObserver(forName: name, object: view, queue: nil) {
          names.list.append($0.name.rawValue)
        }
      }
    view.becomeFirstResponder()
    view.resignFirstResponder()
    for observer in observers { NotificationCenter.default.removeObserver(observer) }
    #expect(
      names.list == ["UITextViewTextDidBeginEditingNotification", "UITextViewTextDidEndEditingNotification"])
  }

  @Test func `the delegate learns about each other selection`() {
    view.text = "abc"
    view.selectedRange = NSRange(location: 1, length: 2)
    view.selectedRange = NSRange(location: 1, length: 2)
    view.text = "abcde"
    #expect(delegate.calls == ["selection 3, 0", "selection 1, 2", "selection 5, 0"])
  }

  @Test func `the delegate learns once about the caret behind a replaced part`() throws {
    view.text = "abc"
    view.selectedRange = NSRange(location: 1, length: 0)
    delegate.calls = []
    view.insertText("xy")
    view.deleteBackward()
    #expect(view.text == "axbc")
    let start = view.beginningOfDocument
    let second = try #require(view.position(from: start, offset: 1))
    view.replace(try #require(view.textRange(from: start, to: second)), withText: "")
    #expect(view.text == "xbc")
    #expect(delegate.calls == ["selection 3, 0", "selection 2, 0", "selection 0, 0"])
  }
}
