import Foundation
import Testing

@testable import UIKit

@MainActor struct UITableViewHeaderFooterViewTests {
  @Test func `a grouped title is in capitals before iOS 26`() throws {
    try Device.using(Device(systemVersion: .iOS18)) { () throws in try expectCapitals() }
  }

  @Test func `a grouped title is above its rows`() throws {
    let probe = TableProbe(1, 1)
    probe.titles = [0: "Straße", 1: "B"]
    probe.headerHeight = UITableView.automaticDimension
    let table = probe.table(height: 400, style: .insetGrouped)
    table.layoutIfNeeded()
    let header = try #require(table.headerView(forSection: 0))
    #expect(header.frame == CGRect(x: 0, y: 0, width: 320, height: 55.5))
    #expect(header.contentView.frame == CGRect(x: 16, y: 0, width: 288, height: 55.5))
    #expect(header.textLabel?.text == "Straße")
    #expect(header.textLabel?.font == .preferredFont(forTextStyle: .headline))
    #expect(header.textLabel?.frame.origin == CGPoint(x: 16, y: 29.5))
    #expect(table.rectForHeader(inSection: 1).height == 45.5)
  }

  @Test func `the baseline of a grouped title is 10 points above its rows`() throws {
    let probe = TableProbe(1)
    probe.titles = [0: "A"]
    probe.headerHeight = 30
    let table = probe.table(height: 400, style: .insetGrouped)
    table.layoutIfNeeded()
    let label = try #require(table.headerView(forSection: 0)?.textLabel)
    #expect(label.frame.minY == 30 - 10 - (label.font.ascender * 2).rounded() / 2)
  }

  private func expectCapitals() throws {
    let probe = TableProbe(1, 1)
    probe.titles = [0: "Straße", 1: "B"]
    probe.headerHeight = UITableView.automaticDimension
    let table = probe.table(height: 400, style: .grouped)
    table.layoutIfNeeded()
    let label = try #require(table.headerView(forSection: 0)?.textLabel)
    #expect(label.text == "STRASSE")
    let text = label.bounds.height
    #expect(table.rectForHeader(inSection: 0).height == 17.5 + 16 + text + 6)
    #expect(table.rectForHeader(inSection: 1).height == 16 + text + 6)
    #expect(label.frame.maxY == table.rectForHeader(inSection: 0).height - 6)
    #expect(label.frame.minX == CGFloat(16))
  }

  @Test func `a footer grows by 18 points for each further line`() {
    func height(_ text: String) -> CGFloat {
      let view = UITableViewHeaderFooterView(reuseIdentifier: UITableViewHeaderFooterView.titleIdentifier)
      view.context = TableSectionContext(
        style: .grouped, isFooter: true, isFirst: false, margin: 16, inset: 16)
      view.textLabel?.text = text
      return view.sizeThatFits(CGSize(width: 320, height: 0)).height
    }
    #expect(height("Milk\nBread\nTea") - height("Milk") == 36)  // 2 * 18
  }

  @Test func `a visible title has the margins of the new screen`() throws {
    let probe = TableProbe(1)
    probe.titles = [0: "A"]
    probe.headerHeight = UITableView.automaticDimension
    let table = probe.table(height: 400)
    table.layoutIfNeeded()
    let label = try #require(table.headerView(forSection: 0)?.textLabel)
    #expect(label.frame.minX == CGFloat(16))
    Device.changing({ $0.screenSize.width = 414 }) {
      table.frame.size.width = 414
      table.layoutIfNeeded()
      #expect(label.frame.minX == CGFloat(20))
    }
  }

  @Test func `groups without titles are separated`() {
    let probe = TableProbe(1, 1)
    probe.headerHeight = UITableView.automaticDimension
    probe.footerHeight = UITableView.automaticDimension
    let table = probe.table(height: 400, style: .insetGrouped)
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).minY == CGFloat(35))
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 1)).minY == CGFloat(35 + 50 + 17.5 + 17.5))
  }

  @Test func `a header height of zero is automatic in a grouped table`() {
    let table = TableProbe(1).table(style: .grouped)
    #expect(table.rectForHeader(inSection: 0).height == CGFloat(35))
  }

  @Test func `a plain header has padding above it`() {
    let probe = TableProbe(1)
    probe.titles = [0: "A"]
    probe.headerHeight = UITableView.automaticDimension
    let table = probe.table()
    table.sectionHeaderTopPadding = UITableView.automaticDimension
    #expect(table.rectForHeader(inSection: 0) == CGRect(x: 0, y: 22, width: 320, height: 28))
  }

  @Test func `registered header views are reused`() {
    final class Header: UITableViewHeaderFooterView {
      static var made = 0
      override init(reuseIdentifier: String?) {
        super.init(reuseIdentifier: reuseIdentifier)
        Self.made += 1
      }
      required init?(coder: NSCoder) { nil }
    }
    final class Headers: NSObject, UITableViewDataSource, UITableViewDelegate {
      func numberOfSections(in tableView: UITableView) -> Int { 100 }
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
      func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 40 }
      func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
        .leastNormalMagnitude
      }
      func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        tableView.dequeueReusableHeaderFooterView(withIdentifier: "header")
      }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell()
      }
    }
    let headers = Headers()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 84), style: .grouped)
    table.rowHeight = 44
    table.register(Header.self, forHeaderFooterViewReuseIdentifier: "header")
    table.dataSource = headers
    table.delegate = headers
    for offset in stride(from: CGFloat(0), through: 8400 - 84, by: 84) {
      table.contentOffset.y = offset
      table.layoutIfNeeded()
    }
    #expect(Header.made == 1)
    #expect(table.subviews.count == 2)
  }
}
