import Foundation
import MFS
import Testing
import UIKit

extension MFSTests {
  @MainActor struct MFSFramesCellTests {
    private let tableSize = CGSize(width: 320, height: 480)

    @Test func `a cell's height is the height of its frames`() {
      // 10 + 2 * 7 + 10
      #expect(TagCell.calculateCellHeight(from: TagVM(lines: 2), tableSize: tableSize) == 34)
    }

    @Test func `frames are calculated once for a width`() {
      let viewModel = TagVM(lines: 1)
      let first = TagCell.frames(for: viewModel, tableSize: tableSize)
      TagCell.calculateCoordinates(for: viewModel, tableSize: tableSize)
      #expect(TagCell.frames(for: viewModel, tableSize: tableSize) == first)
      #expect(viewModel.calculations.value == 1)
      #expect(
        TagCell.frames(for: viewModel, tableSize: CGSize(width: 480, height: 320)).titleLabel.width == 460)
      #expect(viewModel.calculations.value == 2)
    }

    @Test func `a subview's frame belongs to the view model's cache`() {
      #expect(
        TagCell.frameOwners(for: TagVM(lines: 1), tableSize: tableSize)
          == ["titleLabel": .subviewFrames, "iconView": .subviewFrames])
    }

    @Test func `collapsed and expanded frames are kept apart`() {
      let viewModel = LongTagVM()
      #expect(LongTagCell.calculateCellHeight(from: viewModel, tableSize: tableSize) == 27)
      viewModel.isExpandText = true
      // 10 + 3 * 7 + 10
      #expect(LongTagCell.calculateCellHeight(from: viewModel, tableSize: tableSize) == 41)
      viewModel.isExpandText = false
      #expect(LongTagCell.frames(for: viewModel, tableSize: tableSize).cellHeight == 27)
      #expect(
        LongTagCell.frameOwners(for: viewModel, tableSize: tableSize)
          == ["titleLabel": .subviewSizes, "iconView": .subviewSizes])
    }

    @Test func `without a view model a cell has its base height`() {
      #expect(TagCell.calculateCellHeight(from: nil, tableSize: tableSize) == 40)
    }
  }

  struct TagFrames: MFSFrames {
    let titleLabel, iconView: CGRect
    let cellHeight: CGFloat

    init(lines: Int, width: CGFloat) {
      titleLabel = CGRect(x: 10, y: 10, width: width - 20, height: 7 * CGFloat(lines))
      iconView = CGRect(x: 0, y: titleLabel.minY, width: 7, height: 7)
      cellHeight = titleLabel.maxY + 10
    }
  }

  final class TagVM: MFSViewModel {
    let lines: Int
    let calculations = MFSLocked(0)
    let subviewFrames = MFSSubviewCache(.subviewFrames)

    init(lines: Int) { self.lines = lines }
  }

  final class TagCell: UITableViewCell, MFSFramesCell {
    var viewModel: TagVM? { didSet { viewModelDidChange() } }

    nonisolated static func calculateFrames(for viewModel: TagVM, tableSize: CGSize) -> TagFrames {
      viewModel.calculations.withLock { $0 += 1 }
      return TagFrames(lines: viewModel.lines, width: tableSize.width)
    }
  }

  final class LongTagVM: MFSExpandable {
    let subviewSizes = MFSSubviewCache(.subviewSizes)
    private let expandText = MFSLocked(false)
    var isExpandText: Bool {
      get { expandText.value }
      set { expandText.value = newValue }
    }
  }

  final class LongTagCell: UITableViewCell, MFSFramesCell {
    var viewModel: LongTagVM? { didSet { viewModelDidChange() } }

    nonisolated static func calculateFrames(for viewModel: LongTagVM, tableSize: CGSize) -> TagFrames {
      TagFrames(lines: viewModel.isExpandText ? 3 : 1, width: tableSize.width)
    }
  }
}
