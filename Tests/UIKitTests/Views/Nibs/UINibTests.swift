import CellDrawing
import Foundation
import Testing

@testable import UIKit

@MainActor struct UINibTests {
  private static let cell = """
    <tableViewCell reuseIdentifier="note" style="IBUITableViewCellStyleSubtitle" textLabel="t" id="c">
      <rect key="frame" x="0" y="0" width="320" height="60"/>
      <tableViewCellContentView key="contentView" tableViewCell="c" id="v">
        <rect key="frame" x="0" y="0" width="320" height="60"/>
        <subviews>
          <label text="Title" lineBreakMode="tailTruncation" adjustsFontSizeToFit="NO" id="t">
            <fontDescription key="fontDescription" type="system" pointSize="19"/>
          </label>
          <view translatesAutoresizingMaskIntoConstraints="NO" id="d">
            <constraints><constraint firstAttribute="height" constant="8" id="h"/></constraints>
          </view>
        </subviews>
        <constraints>
          <constraint firstItem="d" firstAttribute="leading" secondItem="v" secondAttribute="leading" constant="10" id="1"/>
          <constraint firstAttribute="trailing" secondItem="d" secondAttribute="trailing" constant="10" id="2"/>
          <constraint firstItem="d" firstAttribute="top" secondItem="v" secondAttribute="top" constant="5" id="3"/>
        </constraints>
      </tableViewCellContentView>
    </tableViewCell>
    """

  @Test func `constraints of a cell's content view place its views`() throws {
    let cell = try #require(nib(Self.cell).instantiate(withOwner: nil).first as? UITableViewCell)
    cell.frame.size = CGSize(width: 300, height: 60)
    cell.layoutIfNeeded()
    #expect(cell.contentView.subviews.contains { $0.frame == CGRect(x: 10, y: 5, width: 280, height: 8) })
  }

  @Test func `the content view of a cell is as wide as the cell before it is laid out`() throws {
    let cell = try #require(nib(Self.cell).instantiate(withOwner: nil).first as? UITableViewCell)
    cell.frame.size.width = 200
    #expect(cell.contentView.frame.width == 200)
  }

  @Test func `the labels of a styled cell take what the nib says of them`() throws {
    let cell = try #require(nib(Self.cell).instantiate(withOwner: nil).first as? UITableViewCell)
    #expect(cell.style == .subtitle)
    #expect(cell.textLabel?.text == "Title")
    #expect(cell.textLabel?.font.pointSize == 19)
  }

  @Test func `a registered nib makes the cells of a table`() throws {
    let table = UITableView()
    table.register(nib(Self.cell), forCellReuseIdentifier: "note")
    let cells = (0..<2).compactMap { _ in table.dequeueReusableCell(withIdentifier: "note") }
    #expect(cells.map(\.reuseIdentifier) == ["note", "note"])
    #expect(cells[0] !== cells[1])
  }

  @Test func `a nib with more than one object makes no cell, and the reason is reported`() {
    let table = UITableView()
    table.register(nib("<view id=\"a\"/><view id=\"b\"/>"), forCellReuseIdentifier: "note")
    let found = Diagnostics.found { #expect(table.dequeueReusableCell(withIdentifier: "note") == nil) }
    #expect(
      found.map(\.message) == [
        "the nib registered for note must contain exactly one top-level object, which must be a UITableViewCell; "
          + "it contains UIView, UIView"
      ])
  }

  @Test func `a missing file is reported with the folders that were searched`() {
    let found = Diagnostics.found {
      #expect(UINib(nibName: "NoSuchNote", bundle: nil).instantiate(withOwner: nil).isEmpty)
    }
    #expect(found.count == 1)
    #expect(found.first?.message.hasPrefix("there is no NoSuchNote.xib in ") == true)
  }

  @Test func `the heights of headers that the editor writes in every table are automatic`() throws {
    let heights = "sectionHeaderHeight=\"28\" sectionFooterHeight=\"30\""
    let plain = "<tableView style=\"plain\" \(heights) id=\"a\"/>"
    let table = try #require(made(plain, as: UITableView.self))
    #expect(table.sectionHeaderHeight == UITableView.automaticDimension)
    #expect(table.sectionFooterHeight == 30)
    let grouped = "<tableView style=\"grouped\" sectionHeaderHeight=\"18\" id=\"a\"/>"
    #expect(
      try #require(made(grouped, as: UITableView.self)).sectionHeaderHeight == UITableView.automaticDimension)
  }

  @Test func `a class that is registered after a nib replaces it`() {
    let table = UITableView()
    table.register(UINib(nibName: "NoteCell", bundle: nil), forCellReuseIdentifier: "note")
    table.register(UITableViewCell.self, forCellReuseIdentifier: "note")
    #expect(table.dequeueReusableCell(withIdentifier: "note") != nil)
  }

  @Test func `in the older form of a collection cell, its identifier stands for the content view`() throws {
    let text = """
      <collectionViewCell id="c">
        <rect key="frame" x="0" y="0" width="100" height="50"/>
        <view key="contentView"><rect key="frame" x="0" y="0" width="100" height="50"/>
          <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="d"/></subviews>
        </view>
        <constraints>
          <constraint firstItem="d" firstAttribute="leading" secondItem="c" secondAttribute="leading" constant="10" id="1"/>
          <constraint firstAttribute="trailing" secondItem="d" secondAttribute="trailing" constant="10" id="2"/>
          <constraint firstItem="d" firstAttribute="top" secondItem="c" secondAttribute="top" id="3"/>
          <constraint firstAttribute="bottom" secondItem="d" secondAttribute="bottom" id="4"/>
        </constraints>
      </collectionViewCell>
      """
    let cell = try #require(nib(text).instantiate(withOwner: nil).first as? UICollectionViewCell)
    cell.frame.size = CGSize(width: 100, height: 50)
    cell.layoutIfNeeded()
    #expect(cell.contentView.subviews.first?.frame == CGRect(x: 10, y: 0, width: 80, height: 50))
  }

  @Test func `the objects of a nib outlive a weak outlet of their owner for a while`() {
    weak var content: UIView?
    func load() {
      // The result is dropped, as by an app whose outlet is weak.
      content = nib("<view id=\"a\"/>").instantiate(withOwner: UIView()).first as? UIView
    }
    load()
    #expect(content != nil)
    for _ in 1...32 { _ = nib("<view id=\"a\"/>").instantiate(withOwner: UIView()) }
    #expect(content == nil)
  }
}
