package import UIKit

// Elements of lists whose height is a sum of required constants, so that no other height satisfies their constraints.

/// The parts of the elements: a box of 72 points above a button, 10 points apart, with 10 points around them.
@MainActor private struct RigidParts {
  let box = UIView()
  let button = UIButton(type: .custom)

  init(in view: UIView) {
    box.backgroundColor = .systemTeal
    button.setTitle("Like", for: .normal)
    for part in [box, button] {
      part.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(part)
    }
    NSLayoutConstraint.activate([
      box.topAnchor.constraint(equalTo: view.topAnchor, constant: 10),
      box.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 10),
      box.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -10),
      box.heightAnchor.constraint(equalToConstant: 72),
      button.topAnchor.constraint(equalTo: box.bottomAnchor, constant: 10),
      button.leadingAnchor.constraint(equalTo: box.leadingAnchor),
      button.heightAnchor.constraint(equalToConstant: 20),
      button.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -10),
    ])
  }
}

/// The height of each element in points, without a separator.
package let rigidHeight: CGFloat = 122

/// A cell whose button is below the height of a new cell.
package final class RigidCell: UITableViewCell {
  package private(set) var box = UIView()
  package private(set) var button = UIButton()
  /// The height of the box; a tap of the button doubles it.
  private var boxHeight: NSLayoutConstraint?
  package private(set) var tapCount = 0

  package override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    let parts = RigidParts(in: contentView)
    (box, button) = (parts.box, parts.button)
    boxHeight = box.constraints.first { $0.firstAttribute == .height }
    button.addAction(
      UIAction { [unowned self] _ in
        tapCount += 1
        boxHeight?.constant = 144
      }, for: .touchUpInside)
  }

  package required init?(coder: NSCoder) {
    nil
  }
}

/// The same content in a header or footer of a table.
package final class RigidHeader: UITableViewHeaderFooterView {
  package override init(reuseIdentifier: String?) {
    super.init(reuseIdentifier: reuseIdentifier)
    _ = RigidParts(in: contentView)
  }

  package required init?(coder: NSCoder) {
    nil
  }
}

/// The same content in an item of a collection.
package final class RigidItem: UICollectionViewCell {
  package override init(frame: CGRect) {
    super.init(frame: frame)
    _ = RigidParts(in: contentView)
  }

  package required init?(coder: NSCoder) {
    nil
  }
}

/// The same content in a view without a list.
package final class RigidView: UIView {
  package convenience init() {
    self.init(frame: .zero)
    _ = RigidParts(in: self)
  }
}

/// A table of rigid cells below a rigid header, whose heights are measured.
package final class RigidTable: UITableViewController {
  package override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(RigidCell.self, forCellReuseIdentifier: "cell")
    tableView.register(RigidHeader.self, forHeaderFooterViewReuseIdentifier: "header")
    tableView.separatorStyle = .none
    tableView.estimatedRowHeight = 44
    tableView.sectionHeaderHeight = UITableView.automaticDimension
    tableView.estimatedSectionHeaderHeight = 30
  }

  package override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

  package override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
  }

  package override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    tableView.dequeueReusableHeaderFooterView(withIdentifier: "header")
  }
}

/// A collection of rigid items, whose heights are measured.
package final class RigidCollection: UICollectionViewController {
  package convenience init() {
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    self.init(
      collectionViewLayout: UICollectionViewCompositionalLayout(
        section: NSCollectionLayoutSection(group: group)))
  }

  package override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(RigidItem.self, forCellWithReuseIdentifier: "item")
  }

  package override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 3 }

  package override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
  }
}
