import Foundation
import Testing

@testable import UIKit

/// Tests of when a delegate's heights of headers and footers have an effect.
@MainActor struct SectionHeightTests {
  /// A data source with a method for titles, and a delegate without one for views.
  private final class Titles: NSObject, UITableViewDataSource, UITableViewDelegate {
    var title: String?

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { title }
    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { title }
    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 60 }
    func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat { 40 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell()
    }
  }

  private final class Views: NSObject, UITableViewDataSource, UITableViewDelegate {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }
    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 60 }
    func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat { 40 }
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { nil }
    func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? { nil }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell()
    }
  }

  private final class Heights: NSObject, UITableViewDataSource, UITableViewDelegate {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 60 }
    func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat { 40 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell()
    }
  }

  /// Returns the heights of the first header and footer.
  private func heights(
    _ source: some UITableViewDataSource & UITableViewDelegate, style: UITableView.Style = .insetGrouped,
    change: (UITableView) -> Void = { _ in }
  ) -> [CGFloat] {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400), style: style)
    table.sectionHeaderTopPadding = 0
    change(table)
    (table.dataSource, table.delegate) = (source, source)
    return withExtendedLifetime(source) {
      [table.rectForHeader(inSection: 0).height, table.rectForFooter(inSection: 0).height]
    }
  }

  @Test func `a grouped header whose title is nil keeps its own height`() {
    #expect(heights(Titles()) == [35, 17.5])
    #expect(heights(Titles(), style: .grouped) == [35, 17.5])
  }

  @Test func `a plain header without a title has the delegate's height`() {
    #expect(heights(Titles(), style: .plain) == [60, 40])
  }

  @Test func `a header with a title has the delegate's height`() {
    let source = Titles()
    source.title = "A"
    #expect(heights(source) == [60, 40])
  }

  @Test func `a delegate that makes views sets the heights without them`() {
    #expect(heights(Views()) == [60, 40])
  }

  @Test func `a delegate sets the heights if there are no titles at all`() {
    #expect(heights(Heights()) == [60, 40])
  }

  @Test func `a delegate sets the heights if none are estimated`() {
    let found = heights(Titles()) {
      $0.estimatedSectionHeaderHeight = 0
      $0.estimatedSectionFooterHeight = 0
    }
    #expect(found == [60, 40])
  }

  @Test func `another delegate is asked for its own views`() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400), style: .insetGrouped)
    let (titles, views) = (Titles(), Views())
    (table.dataSource, table.delegate) = (titles, titles)
    #expect(table.rectForHeader(inSection: 0).height == 35)
    table.delegate = views
    #expect(table.rectForHeader(inSection: 0).height == 60)
  }
}
