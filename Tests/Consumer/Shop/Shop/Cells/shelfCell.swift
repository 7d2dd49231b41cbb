import UIKit

/// A cell with a list of its own, whose class has a lower-case name.
final class shelfCell: UITableViewCell, UICollectionViewDataSource {
  private lazy var list: UICollectionView = {
    let layout = UICollectionViewFlowLayout()
    layout.scrollDirection = .horizontal
    layout.itemSize = CGSize(width: 90, height: 120)
    let list = UICollectionView(frame: .zero, collectionViewLayout: layout)
    list.backgroundColor = .darkGray
    list.register(PosterCell.self, forCellWithReuseIdentifier: "PosterCell")
    list.dataSource = self
    return list
  }()

  private var shown: [String] = []

  var titles: [String] = [] {
    didSet {
      DispatchQueue.main.async {
        self.shown = self.titles
        self.list.reloadData()
      }
    }
  }

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    list.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(list)
    NSLayoutConstraint.activate([
      list.topAnchor.constraint(equalTo: contentView.topAnchor),
      list.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
      list.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      list.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      list.heightAnchor.constraint(equalToConstant: 130),
    ])
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) is not used")
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    shown.count
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "PosterCell", for: indexPath)
    (cell as? PosterCell)?.configure(title: shown[indexPath.item])
    return cell
  }
}
