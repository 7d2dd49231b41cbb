import Testing
import UIKit

@testable import CellCatalog

@MainActor @Suite(.serialized) struct CollectionControllerTests {
  @Test func aCorrectCollectionHasNoFinding() throws {
    let settings = CheckSettings(widths: [320, 375], textSizes: [.large])
    let entry = Entry("Tiles") { TilesController(collectionViewLayout: UICollectionViewFlowLayout()) }
    #expect(try Checker(settings).check([entry]).lines == [])
  }
}

private final class TilesController: UICollectionViewController {
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
    cell.contentView.backgroundColor = .systemBlue
    return cell
  }
}
