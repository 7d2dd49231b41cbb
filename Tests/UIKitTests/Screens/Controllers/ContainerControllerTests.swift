import Foundation
import Testing

@testable import UIKit

@MainActor struct ContainerControllerTests {
  @Test func `a page is the only page in its controller`() {
    let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    let (first, second) = (UIViewController(), UIViewController())
    pages.setViewControllers([first], direction: .forward, animated: false)
    #expect(pages.view.subviews.flatMap(\.subviews) == [first.view])
    pages.setViewControllers([second], direction: .forward, animated: true)
    #expect(pages.view.subviews.flatMap(\.subviews) == [second.view])
    #expect(first.parent == nil && second.parent === pages)
  }

  /// A data source that says how many pages there are, but not which one is shown.
  private final class CountedPages: UIPageViewControllerDataSource {
    func pageViewController(
      _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController? { nil }
    func pageViewController(
      _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController? { nil }
    func presentationCount(for pageViewController: UIPageViewController) -> Int { 3 }
  }

  private final class IndicatedPages: UIPageViewControllerDataSource {
    func pageViewController(
      _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController? { nil }
    func pageViewController(
      _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController? { nil }
    func presentationCount(for pageViewController: UIPageViewController) -> Int { 3 }
    func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
  }

  /// Returns what is reported about pages in a style.
  private func found(
    _ source: any UIPageViewControllerDataSource, _ style: UIPageViewController.TransitionStyle
  ) -> [String] {
    let pages = UIPageViewController(transitionStyle: style, navigationOrientation: .horizontal)
    pages.dataSource = source
    let found = Diagnostics.found { pages.view.layoutIfNeeded() }
    return withExtendedLifetime(source) { found.map(\.text) }
  }

  @Test func `a page control that is not drawn is reported`() {
    #expect(found(IndicatedPages(), .pageCurl) == [])
    #expect(
      found(IndicatedPages(), .scroll) == [
        "UIPageViewControllerDataSource.presentationCount(for:) returns 3, and CellSnap draws no page control"
      ])
  }

  @Test func `a data source that does not say which page is shown has no page control`() {
    #expect(found(CountedPages(), .scroll) == [])
  }

  @Test func `a compact split view shows only its second column`() {
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

  @Test func `an active search asks for its results`() {
    final class Results: UISearchResultsUpdating {
      var count = 0
      func updateSearchResults(for searchController: UISearchController) { count += 1 }
    }
    let (search, results) = (UISearchController(searchResultsController: nil), Results())
    search.searchResultsUpdater = results
    search.isActive = true
    #expect(results.count == 1)
  }

  /// Notes when it comes and goes.
  private final class Child: UIViewController {
    var noted: [String] = []

    override func viewWillAppear(_ animated: Bool) { noted.append("will appear") }
    override func viewDidAppear(_ animated: Bool) { noted.append("did appear") }
    override func viewDidDisappear(_ animated: Bool) { noted.append("did disappear") }
  }

  private func show(_ child: Child, in container: UIViewController) {
    container.addChild(child)
    container.view.addSubview(child.view)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
    window.rootViewController = container
    window.makeKeyAndVisible()
    window.rootViewController = nil
  }

  @Test func `a child whose view is in its parent's comes and goes with it`() {
    let child = Child()
    show(child, in: UIViewController())
    #expect(child.noted == ["will appear", "did appear", "did disappear"])
  }

  @Test func `a container that forwards nothing leaves its children alone`() {
    final class Container: UIViewController {
      override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
    }
    let child = Child()
    show(child, in: Container())
    #expect(child.noted == [])
  }

  @Test func `a transition of a container is one of its children`() {
    let (child, container) = (Child(), UIViewController())
    container.addChild(child)
    container.view.addSubview(child.view)
    container.beginAppearanceTransition(true, animated: false)
    #expect(child.noted == ["will appear"])
    container.endAppearanceTransition()
    #expect(child.noted == ["will appear", "did appear"])
  }

  /// Returns the frames of the shown columns on an iPad of 1000 x 800 points.
  private func columns(_ change: (UISplitViewController) -> Void) -> [CGRect] {
    Device.using(Device(screenSize: CGSize(width: 1_000, height: 800))) {
      let split = UISplitViewController()
      split.viewControllers = [UIViewController(), UIViewController()]
      change(split)
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 1_000, height: 800))
      window.rootViewController = split
      window.layoutIfNeeded()
      return split.viewControllers.compactMap(\.view).filter { !$0.isHidden }.map(\.frame)
    }
  }

  @Test func `the first column is as wide as is preferred and allowed`() {
    #expect(columns { _ in }.map(\.width) == [320, 680])
    #expect(columns { $0.preferredPrimaryColumnWidthFraction = 0.25 }.map(\.width) == [250, 750])
    #expect(columns { $0.minimumPrimaryColumnWidth = 400 }.map(\.width) == [400, 600])
    #expect(columns { $0.maximumPrimaryColumnWidth = 200 }.map(\.width) == [200, 800])
  }

  @Test func `the second column is alone if that is preferred`() {
    let whole = CGRect(x: 0, y: 0, width: 1_000, height: 800)
    #expect(columns { $0.preferredDisplayMode = .secondaryOnly } == [whole])
  }

  @Test(arguments: [
    (UISplitViewController.DisplayMode.oneOverSecondary, true), (.oneBesideSecondary, false),
  ])
  func `columns above each other are reported`(mode: UISplitViewController.DisplayMode, isReported: Bool) {
    let expected = [
      "UISplitViewController.preferredDisplayMode is .\(mode), and CellSnap draws two columns side by side"
    ]
    let found = Diagnostics.found { _ = columns { $0.preferredDisplayMode = mode } }
    #expect(found.map(\.text) == (isReported ? expected : []))
  }

  @Test func `pages that scroll are in the middle of a scroll view`() throws {
    let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    let page = UIViewController()
    pages.setViewControllers([page], direction: .forward, animated: false)
    pages.view.frame = CGRect(x: 0, y: 0, width: 300, height: 200)
    pages.view.layoutIfNeeded()
    let scroller = try #require(pages.view.subviews.first as? UIScrollView)
    #expect(scroller.contentSize == CGSize(width: 900, height: 200))
    #expect(scroller.contentOffset == CGPoint(x: 300, y: 0))
    #expect(page.view.frame == CGRect(x: 300, y: 0, width: 300, height: 200))
  }
}
