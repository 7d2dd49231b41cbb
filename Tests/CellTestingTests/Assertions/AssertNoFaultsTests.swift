import CellTesting
import MFS
import Testing
import UIKit

@MainActor struct AssertNoFaultsTests {
  @Test func `a table without faults passes`() {
    assertNoFaults(in: ListController(buttonSide: 44), .widths(320), .textSizes(.large))
  }

  @Test func eachFaultIsAnIssueThatNamesTheView() {
    withKnownIssue {
      assertNoFaults(
        in: ListController(buttonSide: 30), .checks(.lint), .widths(320, 375), .textSizes(.large))
    } matching: { issue in
      issue.comments.map(\.rawValue) == [
        "touch-target  eachFaultIsAnIssueThatNamesTheView 320@2x row 0  ListCell.button: "
          + "expected at least 44 x 44, found 30 x 30; and in 1 more row, 7 more configurations"
      ]
    }
  }

  @Test func `a waived fault passes`() {
    assertNoFaults(
      in: ListController(buttonSide: 30), .checks(.lint), .widths(320), .textSizes(.large),
      .waiving(.touchTarget, of: "ListCell.button", because: "a sample"))
  }

  @Test func `a waiver of the call that waives nothing is an issue`() {
    withKnownIssue {
      assertNoFaults(
        in: ListController(buttonSide: 44), .checks(.lint), .widths(320), .textSizes(.large),
        .waiving(.touchTarget, of: "ListCell.button", because: "a sample"))
    } matching: { issue in
      issue.comments.first?.rawValue.hasSuffix("expected a fault to waive, found none; remove the waiver")
        == true
    }
  }

  @Test(.snapshots(.waiving(.touchTarget, of: "ListCell.button", because: "a sample")))
  func `a waiver of a trait may be for another test`() {
    assertNoFaults(in: ListController(buttonSide: 44), .checks(.lint), .widths(320), .textSizes(.large))
  }

  @Test(
    .snapshots(
      .checks(.lint), .widths(320), .textSizes(.large),
      .waiving(.touchTarget, of: "ListCell.button", because: "a sample")))
  func `the settings of a trait apply to the checks`() {
    assertNoFaults(in: ListController(buttonSide: 30))
  }

  @Test func `the circumstances are the ones of the settings`() {
    #expect(widths(.widths(100, 200)).isSuperset(of: [100, 200]))
    #expect(widths(.widths(100, 200)).isDisjoint(with: [320, 375, 414, 768]))
    #expect(widths().isSuperset(of: [320, 375, 414, 768]))
    #expect(widths(.devices(.iPhone16)).contains(393))
  }

  @Test(.snapshots(.widths(100))) func `the widths of a trait apply to the checks`() {
    #expect(widths().contains(100))
    #expect(!widths().contains(320))
  }

  @Test func `the content size categories are the ones of the settings`() {
    var found: Set<UIContentSizeCategory> = []
    assertNoFaults(
      in: noting { found.insert(UITraitCollection.current.preferredContentSizeCategory) }, .checks(.height),
      .widths(320), .textSizes(.small, .extraLarge))
    #expect(found == [.small, .extraLarge])
  }

  @Test func `a language of the settings is examined`() {
    var found: Set<String> = []
    assertNoFaults(
      in: noting { found.insert(Device.current.language) }, .checks(.height), .widths(320),
      .languages("de"))
    #expect(found.contains("de"))
  }

  @Test func `a setting that only counts in snapshots is an issue`() {
    let settings: [(setting: SnapshotSetting, name: String)] = [
      (.rule(.channel(2)), ".rule"), (.record(.never), ".record"), (.folder("Other"), ".folder"),
      (.limits(SnapshotComparisonLimits()), ".limits"), (.ignoring(.views(named: "dot")), ".ignoring"),
    ]
    for (setting, name) in settings {
      withKnownIssue {
        assertNoFaults(in: UIView(), setting)
      } matching: { issue in
        issue.comments.map(\.rawValue)
          == ["\(name)(…) applies only to snapshots, not to checks; leave it out"]
      }
    }
  }

  @Test func `rows of one cell class are reused for each view model`() {
    withKnownIssue {
      assertNoFaults(
        in: ForgetfulCell.self, viewModels: [ForgetfulCellVM("Anna"), ForgetfulCellVM(nil)],
        .checks(.reuse), .widths(320))
    } matching: { issue in
      issue.comments.first?.rawValue.contains("expected text none, found text \"Anna\" (after row 0)")
        == true
    }
  }

  @Test func aFailureSaysWhichChecksDidNotLookAtAllRows() {
    withKnownIssue {
      assertNoFaults(
        in: ListController(buttonSide: 30), .checks(.idle, .lint), .widths(320), .textSizes(.large),
        .rowLimit(1))
    } matching: { issue in
      issue.comments.first?.rawValue.hasSuffix(
        "\naFailureSaysWhichChecksDidNotLookAtAllRows: idle looked at 1 of 2 rows (rowLimit); lint looked at everything"
      )
        == true
    }
  }

  @Test func `a row limit without a fault passes`() {
    assertNoFaults(
      in: ListController(buttonSide: 44), .checks(.idle, .lint), .widths(320), .textSizes(.large),
      .rowLimit(1))
  }

  @Test func `an assertion without a width is an issue`() {
    withKnownIssue {
      assertNoFaults(in: ListController(buttonSide: 44), .widths([]))
    }
  }

  /// The widths of the screens on which a view is made for the checks.
  private func widths(_ settings: SnapshotSetting...) -> Set<CGFloat> {
    var found: Set<CGFloat> = []
    assertNoFaults(
      in: noting { found.insert(UIScreen.main.bounds.width) }, .checks(.height), .combined(settings))
    return found
  }

  private func noting(_ note: () -> Void) -> UIView {
    note()
    return UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
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
  let subviewFrames = MFSSubviewCache(.subviewFrames)
  let subviewSizes = MFSSubviewCache(.subviewSizes)

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
