import Testing
import UIKit

@MainActor struct UISearchBarTests {
  private func bar(_ version: SystemVersion = .iOS26, _ change: (UISearchBar) -> Void = { _ in })
    -> UISearchBar
  {
    Device.using(Device(systemVersion: version)) {
      let bar = UISearchBar()
      bar.text = "Milk"
      change(bar)
      bar.frame.size = bar.sizeThatFits(CGSize(width: 375, height: 0))
      bar.layoutIfNeeded()
      return bar
    }
  }

  @Test func `a search field begins 8 points from the side`() {
    #expect(bar(.iOS18).searchTextField.frame == CGRect(x: 8, y: 10, width: 359, height: 36))
    #expect(bar(.iOS26).searchTextField.frame == CGRect(x: 8, y: 10, width: 359, height: 44))
  }

  @Test func `a cancel button narrows the search field at the trailing side`() {
    let cancelled = bar { $0.showsCancelButton = true }
    let button = cancelled.subviews.first { $0 is UIButton }
    #expect(button?.frame.maxX == 367)
    #expect(cancelled.searchTextField.frame.maxX == button.map { $0.frame.minX - 8 })
  }

  @Test func `search text is beside the magnifying glass in both directions`() {
    let field = bar().searchTextField
    #expect(field.textRect(forBounds: field.bounds).minX == 31.5)
    field.semanticContentAttribute = .forceRightToLeft
    #expect(field.textRect(forBounds: field.bounds).maxX == 359 - 31.5)
  }

  @Test func `the cancel button calls the delegate`() {
    let teller = CancelCounter()
    let cancelled = bar {
      $0.showsCancelButton = true
      $0.delegate = teller
    }
    for case let button as UIButton in cancelled.subviews {
      button.sendActions(for: .primaryActionTriggered)
    }
    #expect(teller.count == 1)
  }

  @Test func `the delegate learns about the editing of the field`() {
    let (bar, delegate) = (UISearchBar(frame: .zero), EditingLog())
    bar.delegate = delegate
    bar.becomeFirstResponder()
    #expect(bar.isFirstResponder)
    #expect(bar.searchTextField.isEditing)
    bar.resignFirstResponder()
    #expect(!bar.isFirstResponder)
    #expect(delegate.calls == ["should begin", "begin", "should end", "end"])
  }

  @Test func `the delegate can refuse the beginning of editing, also where the field is asked`() {
    let (bar, delegate) = (UISearchBar(frame: .zero), EditingLog())
    bar.delegate = delegate
    delegate.allowsBeginning = false
    bar.becomeFirstResponder()
    bar.searchTextField.becomeFirstResponder()
    #expect(!bar.isFirstResponder)
    #expect(delegate.calls == ["should begin", "should begin"])
  }

  @Test func `ending the editing of a window ends the bar's`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
    let (bar, delegate) = (UISearchBar(frame: window.bounds), EditingLog())
    window.addSubview(bar)
    bar.delegate = delegate
    bar.becomeFirstResponder()
    window.endEditing(true)
    #expect(!bar.isFirstResponder)
    #expect(delegate.calls.last == "end")
  }
}

private final class EditingLog: UISearchBarDelegate {
  var calls: [String] = []
  var allowsBeginning = true

  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool {
    calls.append("should begin")
    return allowsBeginning
  }
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { calls.append("begin") }
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool {
    calls.append("should end")
    return true
  }
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { calls.append("end") }
}

private final class CancelCounter: UISearchBarDelegate {
  var count = 0

  func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { count += 1 }
}
