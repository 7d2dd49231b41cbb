import UIKit

/// A table of many cheap rows that counts its cells. One of them may have a fault.
final class LongListController: UITableViewController {
  private let count: Int
  /// The row with a button that is too small for a finger and outside the row.
  private let faultyRow: Int?
  /// The row with a cell class of its own.
  private let oddRow: Int?

  init(count: Int, faultyRow: Int? = nil, oddRow: Int? = nil) {
    self.count = count
    self.faultyRow = faultyRow
    self.oddRow = oddRow
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.rowHeight = 60
    tableView.register(LongListCell.self, forCellReuseIdentifier: "cell")
    tableView.register(OddListCell.self, forCellReuseIdentifier: "odd")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let identifier = indexPath.row == oddRow ? "odd" : "cell"
    let cell = tableView.dequeueReusableCell(withIdentifier: identifier, for: indexPath)
    let isFaulty = indexPath.row == faultyRow
    (cell as? LongListCell)?.button.frame = CGRect(
      x: 16, y: isFaulty ? 40 : 8, width: isFaulty ? 30 : 44, height: 44)
    return cell
  }
}

class LongListCell: UITableViewCell {
  let button = UIButton()
  static var aliveCount = 0
  static var maximumAlive = 0

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    button.backgroundColor = .systemBlue
    contentView.addSubview(button)
    Self.countLiving(1)
  }

  required init?(coder: NSCoder) {
    nil
  }

  isolated deinit {
    Self.countLiving(-1)
  }

  private static func countLiving(_ change: Int) {
    LongListCell.aliveCount += change
    LongListCell.maximumAlive = max(LongListCell.maximumAlive, LongListCell.aliveCount)
  }
}

final class OddListCell: LongListCell {}
