import Foundation
import Testing

@testable import UIKit

@MainActor struct ContainerControllerTests {
  @Test func aPageFillsTheView() {
    let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    let (first, second) = (UIViewController(), UIViewController())
    pages.setViewControllers([first], direction: .forward, animated: false)
    #expect(pages.view.subviews == [first.view])
    pages.setViewControllers([second], direction: .forward, animated: true)
    #expect(pages.view.subviews == [second.view])
    #expect(first.parent == nil && second.parent === pages)
  }

  @Test func theSecondOfTwoColumnsIsShownWhereThereIsNoRoomForBoth() {
    let split = UISplitViewController()
    let (list, detail) = (UIViewController(), UIViewController())
    split.viewControllers = [list, detail]
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    window.rootViewController = split
    window.layoutIfNeeded()
    #expect(list.view.isHidden)
    #expect(detail.view.frame == window.bounds)
    #expect(detail.splitViewController === split)
  }

  @Test func aSearchThatBeginsAsksForItsResults() {
    final class Results: UISearchResultsUpdating {
      var count = 0
      func updateSearchResults(for searchController: UISearchController) { count += 1 }
    }
    let (search, results) = (UISearchController(searchResultsController: nil), Results())
    search.searchResultsUpdater = results
    search.isActive = true
    #expect(results.count == 1)
  }
}
