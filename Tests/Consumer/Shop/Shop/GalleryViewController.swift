import UIKit

final class GalleryViewController: UIViewController, UICollectionViewDataSource,
  UICollectionViewDelegateFlowLayout
{
  private enum Metrics {
    static let inset: CGFloat = 15
  }

  private let list = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
  private let titles = ["One", "Two"]

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .black
    list.backgroundColor = .clear
    list.dataSource = self
    list.delegate = self
    list.register(PosterCell.self, forCellWithReuseIdentifier: "PosterCell")
    list.register(NoticeCell.self, forCellWithReuseIdentifier: "NoticeCell")
    view.addSubview(list)
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    section == 0 ? 1 : titles.count
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    if indexPath.section == 0 {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "NoticeCell", for: indexPath)
      (cell as? NoticeCell)?.item = Notice(text: "New")
      (cell as? NoticeCell)?.config()
      return cell
    }
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "PosterCell", for: indexPath)
    (cell as? PosterCell)?.configure(title: titles[indexPath.item])
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    if indexPath.section == 0 {
      return CGSize(width: collectionView.bounds.width - Metrics.inset * 2, height: 36)
    }
    let width = (collectionView.bounds.width - Metrics.inset * 3) / 2
    return CGSize(width: width, height: width * 1.5)
  }
}

private struct Notice {
  let text: String
}

/// A cell that only this file can name, and that shows its item when it is told to.
private final class NoticeCell: ItemCell<Notice> {
  private let label = UILabel()

  func config() {
    label.text = item?.text
    label.textColor = .yellow
    label.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(label)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 8),
      label.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
    ])
  }
}

class ItemCell<Item>: UICollectionViewCell {
  var item: Item?
}
