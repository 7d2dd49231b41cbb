import CellTesting
import MFS
import Testing
import UIKit

@MainActor @Suite(.serialized) struct AssertNoFaultsTests {
  @Test func `a table without faults passes`() {
    assertNoFaults(
      in: ListController(buttonSide: 44), widths: [320], contentSizeCategories: [.large])
  }

  @Test func eachFaultIsAnIssueThatNamesTheView() {
    withKnownIssue {
      assertNoFaults(
        in: ListController(buttonSide: 30), checking: [.lint], widths: [320, 375],
        contentSizeCategories: [.large])
    } matching: { issue in
      issue.comments.map(\.rawValue) == [
        "touch-target  eachFaultIsAnIssueThatNamesTheView 320@2x row 0  ListCell.button: "
          + "expected at least 44 x 44, found 30 x 30; and in 1 more row, 7 more configurations"
      ]
    }
  }

  @Test func `a waived fault passes`() {
    assertNoFaults(
      in: ListController(buttonSide: 30), checking: [.lint], widths: [320], contentSizeCategories: [.large],
      waiving: [Waiver(.touchTarget, of: "ListCell.button", because: "a sample")])
  }

  @Test func `rows of one cell class are reused for each view model`() {
    withKnownIssue {
      assertNoFaults(
        in: ForgetfulCell.self, viewModels: [ForgetfulCellVM("Anna"), ForgetfulCellVM(nil)],
        checking: [.reuse],
        widths: [320])
    } matching: { issue in
      issue.comments.first?.rawValue.contains("expected text none, found text \"Anna\" (after row 0)")
        == true
    }
  }

  @Test func aFailureSaysWhichChecksDidNotLookAtAllRows() {
    withKnownIssue {
      assertNoFaults(
        in: ListController(buttonSide: 30), checking: [.idle, .lint], widths: [320],
        contentSizeCategories: [.large], rowLimit: 1)
    } matching: { issue in
      issue.comments.first?.rawValue.hasSuffix(
        "\naFailureSaysWhichChecksDidNotLookAtAllRows: idle looked at 1 of 2 rows (rowLimit); lint at all")
        == true
    }
  }

  @Test func `a row limit without a fault passes`() {
    assertNoFaults(
      in: ListController(buttonSide: 44), checking: [.idle, .lint], widths: [320],
      contentSizeCategories: [.large], rowLimit: 1)
  }

  @Test func `an assertion without a width is an issue`() {
    withKnownIssue {
      assertNoFaults(in: ListController(buttonSide: 44), widths: [])
    }
  }
}

private final class ListController: UITableViewController {
  private let buttonSide: CGFloat

  init(buttonSide: CGFloat) {
    self.buttonSide = buttonSide
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.rowHeight = 60
    tableView.register(ListCell.self, forCellReuseIdentifier: "cell")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    (cell as? ListCell)?.button.frame = CGRect(x: 16, y: 8, width: buttonSide, height: buttonSide)
    return cell
  }
}

private final class ListCell: UITableViewCell {
  let button = UIButton()

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    button.backgroundColor = .systemBlue
    contentView.addSubview(button)
  }

  required init?(coder: NSCoder) {
    nil
  }
}

private final class ForgetfulCellVM: MFSViewModel {
  let name: String?
  let subviewFrames = SubviewCache(.subviewFrames)
  let subviewSizes = SubviewCache(.subviewSizes)

  init(_ name: String?) {
    self.name = name
  }
}

private final class ForgetfulCell: UITableViewCell, MFSCell {
  var nameLabel: UILabel?
  var viewModel: ForgetfulCellVM? { didSet { viewModelDidChange() } }

  func initSubviews() {
    nameLabel = nameLabel ?? UILabel()
  }

  func bindData(from viewModel: ForgetfulCellVM?) {
    if let name = viewModel?.name { nameLabel?.text = name }
  }

  func resizeSubviews() {
    nameLabel?.frame = CGRect(x: 16, y: 5, width: 200, height: 30)
  }

  func addSubviewsToSuperview() {
    contentView.addMissingSubviews(nameLabel)
  }
}
