import Testing
import UIKit
@testable import CellCatalog
@testable import CellChecks

/// Tests that `lint` and `height` look at every row, and keep no cells.
@MainActor struct EveryRowTests {
  private func settings(_ rules: Set<CheckRule>) -> CheckSettings {
    CheckSettings(rules: rules, widths: [320], textSizes: [.large], rowLimit: 4)
  }

  @Test func `a fault in one of thousands of rows is found`() throws {
    let report = try Checker(settings([.touchTarget, .height])).check([
      CatalogEntry("List") { LongListController(count: 5_100, faultyRow: 5_000) }
    ])
    for rule in [CheckRule.touchTarget, .height] {
      #expect(Set(report.findings.filter { $0.rule == rule }.map(\.row)) == ["0-5000"])
    }
  }

  @Test func `cells are released row by row`() throws {
    LongListCell.maximumAlive = LongListCell.aliveCount
    let before = LongListCell.aliveCount
    _ = try Checker(settings([.overlap, .height, .contrast])).check([
      CatalogEntry("List") { LongListController(count: 1_000) }
    ])
    // A screenful of cells exists at first. In the end, no cell is left.
    #expect(LongListCell.maximumAlive - before <= 40)
    #expect(LongListCell.aliveCount == before)
  }

  @Test func `a fault in every row is counted, and a hundred findings are kept`() throws {
    let entry = CatalogEntry("List") { LongListController(count: 300) }
    let report = try Checker(settings([.offPixel])).check([
      CatalogEntry("List") { SlantedListController() }
    ])
    #expect(report.faults.count == 300 * 4)
    #expect(report.findings.count == 100 + 3)
    #expect(try Checker(settings([.offPixel])).check([entry]).isClean)
  }

  @Test func `an item outside the visible part is checked and named`() throws {
    let report = try Checker(settings([.touchTarget])).check([
      CatalogEntry("Board", controller: { BoardController(faulty: .item(90)) })
    ])
    #expect(Set(report.findings.map(\.rowName)) == ["item 90"])
    #expect(Set(report.findings.map(\.row)) == ["0-90"])
  }

  @Test func `a collection's header outside the visible part is checked and named`() throws {
    let report = try Checker(settings([.touchTarget])).check([
      CatalogEntry("Board", controller: { BoardController(faulty: .header(1)) })
    ])
    #expect(Set(report.findings.map(\.rowName)) == ["header 1"])
  }

  @Test func `items that overlap each other are found`() throws {
    let report = try Checker(settings([.overlap])).check([
      CatalogEntry("Board", controller: { BoardController(faulty: .layout) })
    ])
    #expect(!report.findings.isEmpty)
  }

  @Test func `a board without a fault has no finding`() throws {
    #expect(
      try Checker(settings([.touchTarget, .overlap])).check([
        CatalogEntry("Board", controller: { BoardController(faulty: nil) })
      ]).lines == [])
  }
}

/// A table whose rows have buttons between two pixels.
private final class SlantedListController: UITableViewController {
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 300 }

  override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 60 }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = LongListCell(style: .default, reuseIdentifier: nil)
    cell.button.frame = CGRect(x: 16.25, y: 8, width: 44, height: 44)
    return cell
  }
}

/// A collection of buttons in two sections with headers. Most of them are outside the visible part.
private final class BoardController: UICollectionViewController {
  enum Fault: Equatable {
    case item(Int)
    case header(Int)
    case layout
  }

  private let fault: Fault?

  init(faulty fault: Fault?) {
    self.fault = fault
    let layout = fault == .layout ? PiledLayout() : UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 60)
    layout.headerReferenceSize = CGSize(width: 320, height: 60)
    super.init(collectionViewLayout: layout)
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
    collectionView.register(
      UICollectionReusableView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "header")
  }

  override func numberOfSections(in collectionView: UICollectionView) -> Int { 2 }

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    100
  }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
    let isFaulty = indexPath.section == 0 && fault == .item(indexPath.item)
    cell.contentView.addSubview(button(isSmall: isFaulty))
    return cell
  }

  override func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "header", for: indexPath)
    view.addSubview(button(isSmall: fault == .header(indexPath.section)))
    return view
  }

  private func button(isSmall: Bool) -> UIButton {
    let button = UIButton(frame: CGRect(x: 8, y: 8, width: 44, height: isSmall ? 30 : 44))
    button.backgroundColor = .systemBlue
    return button
  }
}

/// A layout that puts every item at the place of the first one.
private final class PiledLayout: UICollectionViewFlowLayout {
  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    [0, 1].compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    let attributes = super.layoutAttributesForItem(at: indexPath)
    attributes?.frame = CGRect(x: 0, y: 0, width: 100, height: 60)
    return attributes
  }
}
