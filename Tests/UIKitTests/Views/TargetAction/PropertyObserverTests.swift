import Foundation
import Testing

@testable import UIKit

@MainActor struct PropertyObserverTests {
  final class Observer: UIView {
    var changes: [(String?, Any?)] = []
    override func observeValue(
      forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
      context: UnsafeMutableRawPointer?
    ) {
      changes.append((keyPath, change?[.newKey]))
    }
  }

  @Test func `an observer receives a view's new bounds`() {
    let (view, observer) = (UIView(), Observer())
    view.addObserver(observer, forKeyPath: "bounds", options: .new, context: nil)
    view.frame = CGRect(x: 1, y: 2, width: 30, height: 40)
    view.frame.origin.x = 5
    #expect(observer.changes.map(\.0) == ["bounds"])
    #expect((observer.changes.first?.1 as? NSValue)?.cgRectValue.size == CGSize(width: 30, height: 40))
  }

  @Test func `a removed observer is not called`() {
    let (view, observer) = (UIView(), Observer())
    view.addObserver(observer, forKeyPath: "frame", context: nil)
    view.removeObserver(observer, forKeyPath: "frame")
    view.frame.size.width = 3
    #expect(observer.changes.isEmpty)
  }

  @Test func `contentOffset and text can be observed`() {
    let (scroll, label, observer) = (UIScrollView(), UILabel(), Observer())
    scroll.addObserver(observer, forKeyPath: "contentOffset", options: .new, context: nil)
    label.addObserver(observer, forKeyPath: "text", options: .new, context: nil)
    scroll.contentOffset.y = 9
    label.text = "new"
    #expect(observer.changes.map(\.0) == ["contentOffset", "text"])
  }

  @Test func `an object can be locked twice on the same thread`() {
    let object = NSObject()
    objc_sync_enter(object)
    objc_sync_enter(object)
    objc_sync_exit(object)
    #expect(objc_sync_exit(object) == 0)
  }
}
