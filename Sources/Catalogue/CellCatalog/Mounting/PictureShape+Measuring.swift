import Foundation
import UIKit

extension PictureShape {
  /// The maximum height in pixels. A larger height is certainly a mistake and would fill a disk.
  static let maximumHeight: CGFloat = 1e9

  /// Lays out a mounted view at a configuration's width, lets its animations end, and measures the height of everything
  /// that it shows.
  ///
  /// Afterwards, a view that is no screen has the size of its picture.
  @MainActor
  package init(measuring content: MountedContent, job: RenderJob) throws(RenderError) {
    let width = job.configuration.width
    let fixedHeight = job.entry.height.fixed(atWidth: width)
    let scrollView = content.view as? UIScrollView
    let height: CGFloat
    if content.isScreen || fixedHeight != nil {
      let firstHeight = content.isScreen ? job.screenSize.height : fixedHeight ?? 0
      content.view.frame = CGRect(x: 0, y: 0, width: width, height: firstHeight)
      content.view.settle()
      if fixedHeight == nil {
        (scrollView as? UITableView)?.resolveHeights()
        (scrollView as? UICollectionView)?.resolveSizes()
      }
      height =
        if let fixedHeight {
          fixedHeight
        } else if let scrollView {
          scrollView.contentSize.height + scrollView.adjustedContentInset.top
            + scrollView.adjustedContentInset.bottom
        } else {
          job.screenSize.height
        }
    } else {
      height = content.view.layOutAtFittingHeight(width: width)
    }
    guard height.isFinite, height * job.configuration.scale <= Self.maximumHeight else {
      throw .heightBeyondLimit(entry: job.title, height: height)
    }
    guard height > 0 else { throw .noHeight(entry: job.title) }
    size = CGSize(width: width, height: height)
    if let tableView = scrollView as? UITableView {
      rowCount = (0..<tableView.numberOfSections).reduce(0) { $0 + tableView.numberOfRows(inSection: $1) }
      rowEdges = fixedHeight == nil ? Self.edges(of: tableView) : []
    }
  }

  /// Returns the edges in points from the picture's top.
  @MainActor
  private static func edges(of tableView: UITableView) -> [CGFloat] {
    var edges: [CGFloat] = []
    for section in 0..<tableView.numberOfSections {
      edges.append(tableView.rectForHeader(inSection: section).maxY)
      for row in 0..<tableView.numberOfRows(inSection: section) {
        edges.append(tableView.rectForRow(at: IndexPath(row: row, section: section)).maxY)
      }
      edges.append(tableView.rect(forSection: section).maxY)
    }
    return edges.map { $0 - tableView.bounds.minY }.filter(\.isFinite).sorted()
  }
}
