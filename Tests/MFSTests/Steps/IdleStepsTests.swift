import MFS
import Testing
import UIKit

extension MFSTests {
  @MainActor struct IdleStepsTests {
    let host = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let cell = RecordingCell(style: .default, reuseIdentifier: nil)

    init() {
      host.addSubview(cell)
    }

    @Test func `the same view model is neither bound nor resized again`() {
      let viewModel = RowViewModel(id: 1)
      cell.viewModel = viewModel
      let (_, events) = MFSStepTrace.recording { cell.viewModel = viewModel }
      #expect(events.map(\.outcome) == [.ran, .skipped(.sameInputs), .skipped(.sameInputs)])
      #expect(events.map(\.step) == [.updateStyles, .resizeSubviews, .bindData])
    }

    @Test func `an equal view model is neither bound nor resized again`() {
      let first = RowViewModel(id: 1)
      cell.viewModel = first
      withExtendedLifetime(first) { cell.viewModel = RowViewModel(id: 1) }
      #expect(cell.boundTexts.count == 1)
      #expect(cell.resizedHeights.count == 1)
    }

    @Test func `a second layout does not resize`() {
      cell.viewModel = RowViewModel(id: 1)
      cell.layoutIfNeeded()
      let count = cell.resizedHeights.count
      cell.setNeedsLayout()
      cell.layoutIfNeeded()
      #expect(cell.resizedHeights.count == count)
    }

    @Test func `a view model set after nil is bound again`() {
      cell.viewModel = RowViewModel(id: 1)
      cell.viewModel = nil
      cell.viewModel = RowViewModel(id: 1)
      #expect(cell.boundTexts.count == 3)
    }

    @Test func `an equal view model is not bound again after the first is released`() {
      cell.viewModel = RowViewModel(id: 1)
      cell.viewModel = RowViewModel(id: 1)
      #expect(cell.boundTexts.count == 1)
    }

    @Test func `a cell keeps none of its former view models alive`() {
      let first = show(RowViewModel(id: 1))
      let second = show(RowViewModel(id: 2))
      _ = show(RowViewModel(id: 3))
      #expect(first() == nil)
      #expect(second() == nil)
    }

    @Test func `a cell keeps the new one of two equal view models`() {
      let first = show(RowViewModel(id: 1))
      let second = show(RowViewModel(id: 1))
      #expect(first() == nil)
      #expect(second() != nil)
    }

    @Test func `a step that only the build runs keeps no view model alive`() {
      let badge = BadgeCell(style: .default, reuseIdentifier: nil)
      host.addSubview(badge)
      badge.viewModel = RowViewModel(id: 1)
      let first = { [weak viewModel = badge.viewModel] in viewModel }
      badge.viewModel = RowViewModel(id: 2)
      #expect(first() == nil)
    }

    @Test func `a cell without a view model keeps none alive`() {
      let shown = show(RowViewModel(id: 1))
      cell.removeFromSuperview()
      #expect(shown() != nil)
      cell.viewModel = nil
      #expect(shown() == nil)
    }

    /// Shows a view model, and returns a closure that returns it as long as it is alive.
    private func show(_ viewModel: RowViewModel) -> () -> RowViewModel? {
      cell.viewModel = viewModel
      return { [weak viewModel] in viewModel }
    }

    @Test func `an invalidated resizing step runs again without binding`() {
      cell.viewModel = RowViewModel(id: 1)
      cell.invalidate(.resizeSubviews)
      let viewModel = cell.viewModel
      let (_, events) = MFSStepTrace.recording { cell.viewModel = viewModel }
      #expect(events.filter(\.ran).map(\.step) == [.updateStyles, .resizeSubviews])
    }

    @Test func `prepareUI runs every step again`() {
      cell.viewModel = RowViewModel(id: 1)
      #expect(MFSStepTrace.stepsRun { cell.prepareUI() } == MFSStepOrder.cellBuild.steps)
    }

    @Test func `the same view model does not rebuild`() {
      let varied = VariedCell(style: .default, reuseIdentifier: nil)
      let viewModel = RowViewModel(id: 2)
      varied.viewModel = viewModel
      varied.viewModel = viewModel
      let steps = MFSStepTrace.stepsRun { varied.viewModel = viewModel }
      #expect(steps == [.updateStyles, .addSubviewsToSuperview])
    }

    @Test func `a state that only binding depends on is bound, not resized`() {
      let badge = LikeCell(style: .default, reuseIdentifier: nil)
      host.addSubview(badge)
      let viewModel = LikeViewModel()
      badge.viewModel = viewModel
      badge.layoutIfNeeded()
      viewModel.isLiked.value = true
      #expect(MFSStepTrace.stepsRun { badge.viewModel = viewModel } == [.updateStyles, .bindData])
    }

    @Test func `events outside a trace are not recorded`() {
      let (_, events) = MFSStepTrace.recording {}
      cell.viewModel = RowViewModel(id: 1)
      #expect(events.isEmpty)
    }

    @Test func `an outer trace records the events of an inner one`() {
      let (inner, outer) = MFSStepTrace.recording {
        MFSStepTrace.stepsRun { cell.viewModel = RowViewModel(id: 1) }
      }
      #expect(outer.map(\.step) == inner)
      #expect(outer.allSatisfy { $0.className == "RecordingCell" && $0.order == "cellBuild" })
    }
  }

  final class LikeViewModel: MFSViewModel {
    let isLiked = MFSLocked(false)
    var shownState: MFSShownState { MFSShownState(binding: isLiked.value) }
  }

  /// A cell that resizes only in its build.
  final class BadgeCell: UITableViewCell, MFSCell {
    static var updateOrder: MFSStepOrder { MFSStepOrder("badgeUpdate", [.updateStyles, .bindData]) }

    var viewModel: RowViewModel? { didSet { viewModelDidChange() } }
  }

  final class LikeCell: UITableViewCell, MFSCell {
    var viewModel: LikeViewModel? { didSet { viewModelDidChange() } }
  }
}
