import Foundation

/// What a table knows about its rows, and what it shows of them.
@MainActor struct TableState {
  /// The numbers of rows, known before the heights are.
  var rowCounts: [Int] = []
  var extents = TableExtents(rowCounts: [], heights: [])
  /// Whether the numbers of sections and rows are to be asked again.
  var needsCounts = true
  /// Whether all heights are to be asked again.
  var needsHeights = true
  var isLoading = false
  /// The width that the heights hold for.
  var width: CGFloat = 0

  /// Rows whose height is an estimate, by section; empty when there are none in the section.
  var estimated: [[Bool]] = []
  var delegateLacksHeights = false
  var delegateLacksEstimates = false
  var delegateLacksIndentation = false

  var cells: [IndexPath: UITableViewCell] = [:]
  /// The header or footer that the delegate is asked for just now.
  var askedPart: TablePart?
  var headers: [Int: UIView] = [:]
  var footers: [Int: UIView] = [:]
  /// The cell that is given out again to be filled anew.
  var reconfiguredCell: UITableViewCell?
  var cellQueues = ReuseQueues<UITableViewCell>()
  var headerFooterQueues = ReuseQueues<UITableViewHeaderFooterView>()

  /// The rows that the data source was told of ahead, and the offset at which it was.
  var prefetched: Set<IndexPath> = []
  var prefetchedFrom: CGFloat = 0

  var selection: Set<IndexPath> = []
  var separatorInset: UIEdgeInsets?
  var batchDepth = 0
  var changes = IndexPathChanges()
  /// The part of the content to lay out in place of the bounds, headers left where they are.
  var pictured: CGRect?

  /// Says whether cells, headers and footers that left the screen are shown again in another place.
  mutating func setReuse(_ isOn: Bool) {
    cellQueues.isClosed = !isOn
    headerFooterQueues.isClosed = !isOn
  }
}
