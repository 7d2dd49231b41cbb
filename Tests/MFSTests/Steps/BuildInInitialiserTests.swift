import MFS
import Testing
import UIKit

extension MFSTests {
  /// Tests of registries and collection views with cells that build in their initialisers.
  @MainActor struct BuildInInitialiserTests {
    let tableSize = CGSize(width: 390, height: 480)
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 480), style: .plain)

    private func made<Cell: UITableViewCell & MFSCell>(
      _ cellClass: Cell.Type, for viewModel: Cell.ViewModel
    ) throws -> (cell: Cell, events: [MFSStepEvent]) {
      let registry = MFSCellRegistry(cellClass)
      let (cell, events) = MFSStepTrace.recording {
        registry.cell(for: viewModel, in: table, tableSize: tableSize)
      }
      let ownCell = try #require(cell as? Cell)
      return (ownCell, events.filter { $0.object == ObjectIdentifier(ownCell) })
    }

    @Test func `each step of the build runs once`() throws {
      let (_, events) = try made(EarlyCell.self, for: RowViewModel(id: 1))
      #expect(
        events.map(\.order) == [
          "cellBuild, subviews", "cellBuild, subviews", "cellBuild, view model", "cellBuild, view model",
          "cellBuild, view model", "cellBuild, view model",
        ])
      #expect(Set(events.map(\.step)) == Set(MFSStepOrder.cellBuild.steps))
      #expect(events.filter(\.ran).count == MFSStepOrder.cellBuild.steps.count)
    }

    @Test func `each step of the build runs once in later cells too`() throws {
      _ = try made(EarlyCell.self, for: RowViewModel(id: 1))
      let (cell, events) = try made(EarlyCell.self, for: RowViewModel(id: 2))
      #expect(events.filter(\.ran).count == MFSStepOrder.cellBuild.steps.count)
      #expect(cell.boundModels.count == 1)
    }

    @Test func `a cell is not bound before it has its view model`() throws {
      let viewModel = RowViewModel(id: 1)
      let cell = try made(EarlyCell.self, for: viewModel).cell
      #expect(cell.boundModels.count == 1)
      #expect(cell.boundModels.first ?? nil === viewModel)
    }

    @Test func `a cell is not resized at UIKit's initial 320 points`() throws {
      let viewModel = RowViewModel(id: 1)
      let cell = try made(InitialCell.self, for: viewModel).cell
      #expect(cell.resizedWidths == [390])
    }

    @Test func `the subviews exist in the initialiser`() throws {
      let cell = try made(InitialCell.self, for: RowViewModel(id: 1)).cell
      #expect(cell.hadLabelInContentView)
    }

    @Test func `a view inside the cell is built as usual`() throws {
      let cell = try made(InitialCell.self, for: RowViewModel(id: 1)).cell
      #expect(cell.badge.boundCount == 1)
    }

    @Test func `a second layout runs no step`() throws {
      let cell = try made(InitialCell.self, for: RowViewModel(id: 1)).cell
      table.addSubview(cell)
      #expect(MFSStepTrace.stepsRun { cell.layoutIfNeeded() } == [])
    }

    @Test func `a cell whose setter reports nothing is still built`() throws {
      let cell = try made(SilentCell.self, for: RowViewModel(id: 1)).cell
      #expect(cell.isBuilt)
      #expect(cell.boundCount == 1)
    }

    @Test func `a cell that rebuilds its subviews is built as before`() throws {
      let cell = try made(EarlyVariedCell.self, for: RowViewModel(id: 3)).cell
      #expect(cell.labels.count == 3)
      #expect(cell.contentView.subviews.count == 3)
    }

    @Test func `the last step runs after the frames are set`() throws {
      let cell = try made(FinishedCell.self, for: RowViewModel(id: 1)).cell
      #expect(cell.widthsInPostUISetting == [390])
    }

    @Test func `an item of a collection is bound once`() throws {
      let layout = UICollectionViewFlowLayout()
      let collection = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 390, height: 480), collectionViewLayout: layout)
      collection.register(StickerCell.self, forCellWithReuseIdentifier: "Sticker")
      let viewModel = RowViewModel(id: 1)
      let cell = try #require(
        collection.dequeueReusableCell(
          StickerCell.self, withReuseIdentifier: "Sticker", for: IndexPath(item: 0, section: 0),
          showing: viewModel) as? StickerCell)
      #expect(cell.boundModels.count == 1)
      #expect(cell.boundModels.first ?? nil === viewModel)
    }
  }

  /// A cell that builds in its initialiser and records its state there.
  final class InitialCell: UITableViewCell, MFSCell {
    let badge = BadgeView(frame: .zero)
    var label: UILabel?
    var resizedWidths: [CGFloat] = []
    var hadLabelInContentView = false
    var viewModel: RowViewModel? { didSet { viewModelDidChange() } }

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      prepareUI()
      hadLabelInContentView = label?.superview === contentView
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
      super.layoutSubviews()
      sizeDidChange()
    }

    func initSubviews() { label = label ?? UILabel() }
    func resizeSubviews() { resizedWidths.append(tableSize.width) }
    func addSubviewsToSuperview() { contentView.addMissingSubviews(label, badge) }
  }

  final class BadgeView: UIView, MFSView {
    var boundCount = 0
    var viewModel: RowViewModel? { didSet { viewModelDidChange() } }

    override init(frame: CGRect) {
      super.init(frame: frame)
      prepareUI()
    }

    required init?(coder: NSCoder) { nil }

    func bindData(from viewModel: RowViewModel?) { boundCount += 1 }
  }

  /// A cell whose setter does not report that the view model changed.
  final class SilentCell: UITableViewCell, MFSCell {
    var boundCount = 0
    var viewModel: RowViewModel?

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      prepareUI()
    }

    required init?(coder: NSCoder) { nil }

    func bindData(from viewModel: RowViewModel?) { boundCount += 1 }
  }

  final class EarlyVariedCell: UITableViewCell, MFSCell {
    static var updateOrder: MFSStepOrder { .cellRebuild }

    var labels: [UILabel] = []
    var viewModel: RowViewModel? { didSet { viewModelDidChange() } }

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      prepareUI()
    }

    required init?(coder: NSCoder) { nil }

    func removeSubviews() {
      contentView.removeSubviewsAndSublayers()
      labels = []
    }

    func initSubviews() { labels = (0..<(viewModel?.id ?? 0)).map { _ in UILabel() } }
    func addSubviewsToSuperview() { for label in labels { contentView.addMissingSubviews(label) } }
  }

  /// A cell whose last step depends on the frames.
  final class FinishedCell: UITableViewCell, MFSCell {
    var label: UILabel?
    var widthsInPostUISetting: [CGFloat] = []
    var viewModel: RowViewModel? { didSet { viewModelDidChange() } }

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      prepareUI()
    }

    required init?(coder: NSCoder) { nil }

    func initSubviews() { label = label ?? UILabel() }
    func resizeSubviews() { label?.frame.size.width = tableSize.width }
    func addSubviewsToSuperview() { contentView.addMissingSubviews(label) }
    func postUISetting() { widthsInPostUISetting.append(label?.frame.width ?? 0) }
  }

  final class StickerCell: UICollectionViewCell, MFSView {
    var boundModels: [RowViewModel?] = []
    var viewModel: RowViewModel? { didSet { viewModelDidChange() } }

    override init(frame: CGRect) {
      super.init(frame: frame)
      prepareUI()
    }

    required init?(coder: NSCoder) { nil }

    func bindData(from viewModel: RowViewModel?) { boundModels.append(viewModel) }
  }
}
