import MFS
import Testing
@testable import UIKit

extension MFSTests {
  @MainActor struct CellStepsTests {
    let host = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

    @Test func `the first view model runs the build`() {
      let cell = RecordingCell(style: .default, reuseIdentifier: nil)
      let steps = MFSStepTrace.stepsRun { cell.viewModel = RowViewModel(id: 1) }
      #expect(steps == MFSStepOrder.cellBuild.steps)
      #expect(cell.label?.superview === cell.contentView)
    }

    @Test func `an initialiser runs the build without a view model`() {
      let (cell, events) = MFSStepTrace.recording { EarlyCell(style: .default, reuseIdentifier: nil) }
      #expect(events.map(\.step) == MFSStepOrder.cellBuild.steps)
      #expect(cell.boundModels.count == 1)
      #expect(cell.boundModels[0] == nil)
    }

    @Test func `the setter after the initialiser runs the reuse order`() {
      let cell = EarlyCell(style: .default, reuseIdentifier: nil)
      host.addSubview(cell)
      let steps = MFSStepTrace.stepsRun { cell.viewModel = RowViewModel(id: 1) }
      #expect(steps == [.updateStyles, .resizeSubviews, .bindData])
    }

    @Test func `reuse in a superview runs styling, resizing and binding`() {
      let cell = RecordingCell(style: .default, reuseIdentifier: nil)
      cell.viewModel = RowViewModel(id: 1)
      host.addSubview(cell)
      let steps = MFSStepTrace.stepsRun { cell.viewModel = RowViewModel(id: 2) }
      #expect(steps == [.updateStyles, .resizeSubviews, .bindData])
    }

    @Test func `reuse without a superview postpones resizing`() {
      let cell = RecordingCell(style: .default, reuseIdentifier: nil)
      cell.viewModel = RowViewModel(id: 1)
      let (_, events) = MFSStepTrace.recording { cell.viewModel = RowViewModel(id: 2) }
      #expect(events.map(\.step) == [.updateStyles, .resizeSubviews, .bindData])
      #expect(events.map(\.outcome) == [.ran, .skipped(.noSuperview), .ran])
    }

    @Test func `a postponed step runs in the next layout at the same size`() {
      let cell = RecordingCell(style: .default, reuseIdentifier: nil)
      cell.viewModel = RowViewModel(id: 1)
      cell.viewModel = RowViewModel(id: 2, isExpandText: true)
      #expect(cell.resizedHeights == [20])
      host.addSubview(cell)
      let steps = MFSStepTrace.stepsRun { cell.layoutIfNeeded() }
      #expect(steps == [.resizeSubviews])
      #expect(cell.resizedHeights == [20, 100])
    }

    @Test func `a cell shown again with the same view model runs no step`() {
      let cell = RecordingCell(style: .default, reuseIdentifier: nil)
      host.addSubview(cell)
      let post = RowViewModel(id: 1)
      cell.viewModel = post
      cell.layoutIfNeeded()
      cell.removeFromSuperview()
      cell.viewModel = post
      host.addSubview(cell)
      let (_, events) = MFSStepTrace.recording { cell.layoutIfNeeded() }
      #expect(events.map(\.outcome) == [.skipped(.sameInputs)])
      #expect(!cell.layer.layoutState.isDirty)
    }

    @Test func `a rotation runs only the resizing step`() {
      let cell = RecordingCell(style: .default, reuseIdentifier: nil)
      host.addSubview(cell)
      cell.viewModel = RowViewModel(id: 1)
      cell.layoutIfNeeded()
      let steps = MFSStepTrace.stepsRun {
        cell.frame.size.width = 480
        cell.layoutIfNeeded()
      }
      #expect(steps == [.resizeSubviews])
      #expect(cell.label?.frame.width == 480)
    }

    @Test func `a layout before the build runs no step`() {
      let cell = RecordingCell(style: .default, reuseIdentifier: nil)
      host.addSubview(cell)
      #expect(MFSStepTrace.stepsRun { cell.layoutSubviews() } == [])
    }

    @Test func `a class may define its own orders`() {
      let cell = VariedCell(style: .default, reuseIdentifier: nil)
      let build = MFSStepTrace.stepsRun { cell.viewModel = RowViewModel(id: 3) }
      #expect(build == VariedCell.buildOrder.steps)
      #expect(cell.contentView.subviews.count == 3)
      let update = MFSStepTrace.stepsRun { cell.viewModel = RowViewModel(id: 2) }
      #expect(update == MFSStepOrder.cellRebuild.steps)
      #expect(cell.contentView.subviews.count == 2)
    }

    @Test func `the same view model does not rebuild the subviews`() {
      let cell = VariedCell(style: .default, reuseIdentifier: nil)
      host.addSubview(cell)
      let viewModel = RowViewModel(id: 3)
      cell.viewModel = viewModel
      cell.layoutIfNeeded()
      let steps = MFSStepTrace.stepsRun { cell.viewModel = viewModel }
      #expect(steps == [.updateStyles, .addSubviewsToSuperview])
    }

    @Test func `removing the view model binds nil`() {
      let cell = RecordingCell(style: .default, reuseIdentifier: nil)
      host.addSubview(cell)
      cell.viewModel = RowViewModel(id: 1, text: "old")
      cell.viewModel = nil
      #expect(cell.boundTexts == ["old", nil])
      #expect(cell.label?.text == nil)
    }

    @Test func `another text size runs styling, binding and resizing`() {
      let cell = RecordingCell(style: .default, reuseIdentifier: nil)
      host.addSubview(cell)
      cell.viewModel = RowViewModel(id: 1)
      cell.layoutIfNeeded()
      cell.traits = UITraitCollection(preferredContentSizeCategory: .extraLarge)
      let steps = MFSStepTrace.stepsRun { cell.layoutSubviews() }
      #expect(steps == [.updateStyles, .bindData, .resizeSubviews])
    }

    @Test func `a cell's own traits apply only to its own layout`() {
      let cell = RecordingCell(style: .default, reuseIdentifier: nil)
      cell.traits = UITraitCollection(preferredContentSizeCategory: .extraLarge)
      let post = RowViewModel(id: 1)
      cell.viewModel = post
      #expect(post.subviewSizes.entries.map(\.environment.contentSizeCategory) == [.extraLarge])
      #expect(MFSLayoutEnvironment.current.contentSizeCategory == .large)
    }
  }
}
