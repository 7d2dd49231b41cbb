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
}

private final class CancelCounter: UISearchBarDelegate {
  var count = 0

  func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { count += 1 }
}
