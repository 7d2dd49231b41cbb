import CellDrawing
import MFS
import UIKit

/// The arms that lay out the same items in reused cells: by hand, by constraints, or in the pattern.
@MainActor
final class FeedCellArms {
  let items: [FeedItem]
  private let manualCells: [ManualFeedCell]
  private let patternCells: [PatternFeedCell]
  private let constrainedCells: [ConstrainedFeedCell]
  private var viewModels: [FeedItemVM]
  /// The offset of the cells' items, so that no cell shows the item that it showed before.
  private var shift = 0

  init(items: [FeedItem]) {
    self.items = items
    manualCells = items.map { _ in ManualFeedCell(style: .default, reuseIdentifier: nil) }
    patternCells = items.map { _ in PatternFeedCell(style: .default, reuseIdentifier: nil) }
    constrainedCells = items.map { _ in ConstrainedFeedCell(style: .default, reuseIdentifier: nil) }
    viewModels = items.map(FeedItemVM.init)
    for cell in manualCells as [UIView] + patternCells + constrainedCells { host.addSubview(cell) }
  }

  private let host = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

  /// Gives each cell another item, and lays it out at a width in points.
  func showByHand(width: CGFloat) {
    shift += 1
    for (index, cell) in manualCells.enumerated() {
      cell.show(items[(index + shift) % items.count])
      cell.frame.size = cell.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
      cell.layoutIfNeeded()
    }
  }

  /// Gives each cell another item, and lays it out by constraints, which also give the height.
  func showByConstraints(width: CGFloat) {
    sizeByConstraints(width: width)
    for cell in constrainedCells { cell.layoutIfNeeded() }
  }

  /// Gives each cell another item, and the height that its constraints need.
  func sizeByConstraints(width: CGFloat) {
    shift += 1
    for (index, cell) in constrainedCells.enumerated() {
      cell.show(items[(index + shift) % items.count])
      cell.frame.size = cell.systemLayoutSizeFitting(
        CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
    }
  }

  /// Gives each cell another item, and lays it out at its present height.
  func layOutByConstraints() {
    shift += 1
    for (index, cell) in constrainedCells.enumerated() {
      cell.show(items[(index + shift) % items.count])
      cell.layoutIfNeeded()
    }
  }

  /// Gives each cell another item in the pattern, with the frames in the caches.
  func showInPattern(width: CGFloat) {
    shift += 1
    let tableSize = CGSize(width: width, height: 844)
    for (index, cell) in patternCells.enumerated() {
      let viewModel = viewModels[(index + shift) % items.count]
      let height = PatternFeedCell.calculateCellHeight(from: viewModel, tableSize: tableSize)
      cell.frame.size = CGSize(width: width, height: height)
      cell.show(viewModel, tableSize: tableSize)
      cell.layoutIfNeeded()
    }
  }

  /// Turns the cells without changing their items.
  func turnInPattern(width: CGFloat) {
    let tableSize = CGSize(width: width, height: 844)
    for cell in patternCells {
      let height = PatternFeedCell.calculateCellHeight(from: cell.viewModel, tableSize: tableSize)
      cell.frame.size = CGSize(width: width, height: height)
      cell.show(cell.viewModel, tableSize: tableSize)
      cell.layoutIfNeeded()
    }
  }

  func turnByHand(width: CGFloat) {
    for cell in manualCells {
      cell.frame.size = cell.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
      cell.setNeedsLayout()
      cell.layoutIfNeeded()
    }
  }

  /// Removes all cached measurements.
  func forgetFrames() {
    viewModels = items.map(FeedItemVM.init)
    PatternFeedCell.subviewStaticFrames.removeAll()
    forgetTexts()
  }

  func forgetTexts() {
    LaidOutText.removeCachedTexts()
  }

  /// The frames of each cell and its subviews, by the arm.
  var frames: (byHand: [[CGRect]], inPattern: [[CGRect]], byConstraints: [[CGRect]]) {
    (manualCells.map(Self.frames), patternCells.map(Self.frames), constrainedCells.map(Self.frames))
  }

  /// Returns the frames in a fixed order, since the arms add their subviews in different orders.
  private static func frames(of cell: UITableViewCell) -> [CGRect] {
    [cell.frame]
      + cell.contentView.subviews.map(\.frame).sorted {
        ($0.minY, $0.minX, $0.width) < ($1.minY, $1.minX, $1.width)
      }
  }

  /// Begins again with the first item, so that the arms show the same items in the same cells.
  func rewind() {
    shift = 0
  }
}
