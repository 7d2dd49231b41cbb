import Testing

@testable import UIKit

@MainActor @Suite struct UISearchControllerTests {
  private final class Log: UISearchControllerDelegate, UISearchResultsUpdating {
    var calls: [String] = []

    func presentSearchController(_ searchController: UISearchController) { calls.append("present") }
    func willPresentSearchController(_ searchController: UISearchController) { calls.append("will present") }
    func didPresentSearchController(_ searchController: UISearchController) { calls.append("did present") }
    func willDismissSearchController(_ searchController: UISearchController) { calls.append("will dismiss") }
    func didDismissSearchController(_ searchController: UISearchController) { calls.append("did dismiss") }
    func updateSearchResults(for searchController: UISearchController) { calls.append("update") }
  }

  private let controller = UISearchController(searchResultsController: nil)
  private let log = Log()

  init() {
    controller.delegate = log
    controller.searchResultsUpdater = log
  }

  @Test func `a search that the app begins and ends is reported`() {
    controller.isActive = true
    #expect(log.calls == ["present", "will present", "update"])
    UIView().settle()
    #expect(log.calls.last == "did present")
    log.calls = []
    controller.isActive = false
    UIView().settle()
    #expect(log.calls == ["will dismiss", "update", "did dismiss"])
  }

  @Test func `a bar that begins to be edited begins the search`() {
    controller.searchBar.becomeFirstResponder()
    #expect(controller.isActive)
    #expect(log.calls == ["present", "will present", "update"])
  }

  @Test func `a bar that begins to be edited during a search updates the results`() {
    controller.isActive = true
    log.calls = []
    controller.searchBar.searchTextField.becomeFirstResponder()
    #expect(log.calls == ["update"])
  }

  @Test func `a search that stays as it is only updates the results`() {
    controller.isActive = false
    UIView().settle()
    #expect(log.calls == ["update"])
  }

  @Test func `an active bar looks as if it were not active, and a warning says so`() {
    let found = Diagnostics.found { controller.isActive = true }
    #expect(
      found.map(\.text) == [
        "UISearchController.isActive is true, and CellSnap draws the bar as if it were not"
      ])
  }
}
