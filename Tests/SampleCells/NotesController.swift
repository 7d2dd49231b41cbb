import UIKit

/// A table of notes with cells of any class.
final class NotesController: UITableViewController {
  private let cellClass: NoteCell.Type
  private let rows: [NoteRow]

  init(_ cellClass: NoteCell.Type, rows: [NoteRow] = NoteRow.samples) {
    self.cellClass = cellClass
    self.rows = rows
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(cellClass, forCellReuseIdentifier: "note")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }

  override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    cellClass.height(of: rows[indexPath.row], width: tableView.bounds.width)
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "note", for: indexPath)
    (cell as? NoteCell)?.show(rows[indexPath.row])
    return cell
  }
}
