import CellTesting
import Testing
import UIKit

@testable import Cards

@MainActor struct ThemesTests {
  @Test func `a class overrides what an extension of UIKit's class adds`() {
    let views: [UIView] = [UIView(), ThemedView(), PlainThemedView(), SmallThemedView()]
    #expect(
      views.map { $0.themeNames() } == [
        ["view"], ["view", "themed"], ["view", "themed"], ["view", "themed", "small"],
      ])
    #expect(SmallThemedView().namesOfTheSuperclass() == ["view", "themed"])
  }

  @Test func `an extension of another of UIKit's classes overrides it too`() {
    let labels: [UIView] = [UILabel(), ThemedLabel()]
    #expect(labels.map { $0.themeNames() } == [["view", "label"], ["view", "label", "themed label"]])
  }

  @Test func `a property of the class itself is overridden`() {
    let types: [UIView.Type] = [UIView.self, ThemedView.self, PlainThemedView.self, SmallThemedView.self]
    #expect(
      types.map { $0.themeKind } == [
        "view", "themed view", "plain themed view", "small plain themed view",
      ])
  }

  @Test func `a property's observer is an override`() {
    let view = ThemedView()
    (view as UIView).accentDepth = 3
    view.accentDepth += 1
    #expect(view.changes == [0, 3])
    #expect(view.tag == 4)
  }

  @Test func `a method with parameters, result and error is overridden`() throws {
    let view: UIView = ThemedView()
    #expect(try view.restyle(with: "a", times: 2) == "themed view a view a")
    #expect(try view.restyle(with: "b") == "themed view b")
    #expect(throws: CocoaError.self) { try view.restyle(with: "c", times: 0) }
  }

  @Test func `an override in an extension of a controller is found`() {
    let controllers: [UIViewController] = [UIViewController(), ThemedTitleController()]
    #expect(controllers.map { $0.themeTitle() } == ["controller", "controller of rows"])
  }

  @Test func `a method that a delegate's protocol requires is overridden in an extension`() {
    let controller: any UITableViewDataSource = ManyRowsController()
    #expect(controller.numberOfSections(in: UITableView()) == 3)
  }
}
