import Foundation

/// The state of a table: its row counts, its heights and the views that it shows.
@MainActor struct TableState {
  /// The number of rows in each section, known before the heights are.
  var rowCounts: [Int] = []
  var extents = TableExtents(rowCounts: [], heights: [])
  /// Whether the data source has to be asked for the numbers of sections and rows again.
  var needsCounts = true
  /// Whether all heights have to be asked again.
  var needsHeights = true
  var isLoading = false
  /// The width for which the heights are valid.
  var width: CGFloat = 0

  /// The rows whose height is an estimate, by section. A section without estimates has an empty array.
  var estimated: [[Bool]] = []
  var delegateLacksHeights = false
  var delegateLacksEstimates = false
  var delegateLacksIndentation = false
  /// Whether, as they were last asked, the delegate has no method for the height or the view of a header or footer, and
  /// the data source none for its title.
  var delegateLacksSectionHeight = false
  var delegateLacksSectionView = false
  var dataSourceLacksTitle = false
  /// Whether the delegate has a method for the views of headers and of footers, or nil before it was asked.
  var delegateMakesHeaders: Bool?
  var delegateMakesFooters: Bool?

  /// The rows of a storyboard's table of static cells, or nil.
  var staticSections: [StaticSection]?
  var cells: [IndexPath: UITableViewCell] = [:]
  /// The header or footer for which the delegate is being asked.
  var askedPart: TablePart?
  var headers: [Int: UIView] = [:]
  var footers: [Int: UIView] = [:]
  /// The cell that is dequeued again, to be reconfigured.
  var reconfiguredCell: UITableViewCell?
  var cellQueues = ReuseQueues<UITableViewCell>()
  var headerFooterQueues = ReuseQueues<UITableViewHeaderFooterView>()

  /// The rows that the data source was last asked to prefetch.
  var prefetched: Set<IndexPath> = []
  /// The top of the shown part at that request.
  var prefetchedFrom: CGFloat = 0

  var selection: Set<IndexPath> = []
  var isEditing = false
  /// The letters or words at the trailing edge.
  var indexView: SectionIndexView?
  var separatorInset: UIEdgeInsets?
  var batchDepth = 0
  var changes = IndexPathChanges()
  /// The part of the content that is laid out instead of the bounds. Headers then do not float.
  var pictured: CGRect?

  /// Sets whether cells, headers and footers that left the screen are reused in another place.
  mutating func setReuse(_ isOn: Bool) {
    cellQueues.isClosed = !isOn
    headerFooterQueues.isClosed = !isOn
  }
}
