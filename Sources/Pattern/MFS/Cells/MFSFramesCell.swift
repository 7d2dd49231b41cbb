public import UIKit

/// A cell whose Frames file is one function that returns all frames as one value.
///
/// ```swift
/// struct SumFrames: MFSFrames {
///   let sumLabel: CGRect
///   let cellHeight: CGFloat
/// }
///
/// final class SumCell: UITableViewCell, MFSFramesCell {
///   let sumLabel = UILabel()
///   var viewModel: MessageCellVM? { didSet { viewModelDidChange() } }
///
///   nonisolated static func calculateFrames(for viewModel: MessageCellVM, tableSize: CGSize) -> SumFrames {
///     SumFrames(sumLabel: CGRect(x: 15, y: 10, width: tableSize.width - 30, height: 20), cellHeight: 40)
///   }
///
///   func resizeSubviews() {
///     guard let viewModel else { return }
///     sumLabel.frame = Self.frames(for: viewModel, tableSize: tableSize).sumLabel
///   }
/// }
/// ```
///
/// The value is kept in the view model's `subviewFrames`. For an ``MFSExpandable`` it is kept in `subviewSizes`,
/// separately for collapsed and expanded. The cell's height and coordinates come from it.
public protocol MFSFramesCell: MFSCell {
  associatedtype Frames: MFSFrames

  /// Returns all frames of a row. It must be pure, because any thread may call it.
  nonisolated static func calculateFrames(for viewModel: ViewModel, tableSize: CGSize) -> Frames
}

nonisolated extension MFSFramesCell {
  /// Returns the frames of a row, calculated once for each width and environment.
  public static func frames(for viewModel: ViewModel, tableSize: CGSize) -> Frames {
    viewModel.subviewFrames.frames(width: tableSize.width) {
      calculateFrames(for: viewModel, tableSize: tableSize)
    }
  }

  public static func calculateCellHeight(from viewModel: ViewModel?, tableSize: CGSize) -> CGFloat {
    guard let viewModel else { return baseCellHeight }
    return viewModel.subviewFrames.cellHeight(width: tableSize.width, isExpanded: false) {
      frames(for: viewModel, tableSize: tableSize).cellHeight
    }
  }

  public static func calculateCoordinates(for viewModel: ViewModel, tableSize: CGSize) {
    _ = frames(for: viewModel, tableSize: tableSize)
  }
}

nonisolated extension MFSFramesCell where ViewModel: MFSExpandable {
  /// Returns the frames of a row in its current state, calculated once for each width, environment and state
  /// (collapsed or expanded).
  public static func frames(for viewModel: ViewModel, tableSize: CGSize) -> Frames {
    viewModel.subviewSizes.frames(width: tableSize.width, isExpanded: viewModel.isExpandText) {
      calculateFrames(for: viewModel, tableSize: tableSize)
    }
  }

  public static func calculateCellHeight(from viewModel: ViewModel?, tableSize: CGSize) -> CGFloat {
    guard let viewModel else { return baseCellHeight }
    return viewModel.subviewSizes.cellHeight(width: tableSize.width, isExpanded: viewModel.isExpandText) {
      frames(for: viewModel, tableSize: tableSize).cellHeight
    }
  }

  public static func calculateCoordinates(for viewModel: ViewModel, tableSize: CGSize) {
    _ = frames(for: viewModel, tableSize: tableSize)
  }
}
