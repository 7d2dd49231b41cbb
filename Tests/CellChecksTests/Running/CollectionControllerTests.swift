import Testing
import UIKit
@testable import CellCatalog
@testable import CellChecks

@MainActor struct CollectionControllerTests {
  private func findings(keepsColor: Bool) throws -> [CheckFinding] {
    let settings = CheckSettings(widths: [320, 375], textSizes: [.large])
    let entry = CatalogEntry("Tiles") {
      let controller = TilesController(collectionViewLayout: UICollectionViewFlowLayout())
      controller.keepsColor = keepsColor
      return controller as UIViewController
    }
    return try Checker(settings).check([entry]).findings
  }

  @Test func `a correct collection has no finding`() throws {
    #expect(try findings(keepsColor: false).map(\.text) == [])
  }

  @Test func `a cell that keeps a colour is found`() throws {
    let finding = try #require(try findings(keepsColor: true).first)
    #expect(finding.rule == .reuse)
    #expect(finding.owner == "UICollectionViewCell")
    #expect(finding.reproduction == "item 1 after item 0")
  }
}

/// A collection in which every second tile is blue.
private final class TilesController: UICollectionViewController {
  var keepsColor = false

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "tile")
  }

  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
  {
    6
  }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath)
    if indexPath.item % 2 == 0 {
      cell.contentView.backgroundColor = .systemBlue
    } else if !keepsColor {
      cell.contentView.backgroundColor = .systemGray
    }
    return cell
  }
}
