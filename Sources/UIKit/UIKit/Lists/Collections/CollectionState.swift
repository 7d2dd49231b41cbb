import Foundation

/// The state of a collection view: its data, its layout and the views that it shows.
@MainActor struct CollectionState {
  /// The number of items in each section, or nil if the data source has to be asked again.
  var itemCounts: [Int]?
  var views: [ElementKey: UICollectionReusableView] = [:]
  var cellQueues = ReuseQueues<UICollectionViewCell>()
  /// The queues of supplementary views, by kind.
  var supplementaryQueues: [String: ReuseQueues<UICollectionReusableView>] = [:]
  var selection: Set<IndexPath> = []
  /// The elements that are shown at any place, or nil if the bounds determine what is shown.
  var pictured: [ElementKey]?
  var isPreparing = false
  /// The cell that is dequeued again, to be reconfigured.
  var reconfiguredCell: UICollectionViewCell?
  /// The elements that were asked for their size since the layout was last invalidated.
  var sizedElements: Set<ElementKey> = []
  /// Whether elements are being asked for their sizes.
  var isSizing = false
  /// The size of the screen, while the bounds are as high as the content.
  var screen: CGSize?
  /// The scroll views of the sections that scroll orthogonally, by section.
  var strips: [Int: CrossScrollView] = [:]
  /// The background behind the rows of a list.
  var backdrop: ListBackdrop?
  /// The size for which the layout was prepared.
  var preparedSize: CGSize?
  /// Whether a mirrored layout was already scrolled to its beginning at the right.
  var hasBegun = false
  /// The items that the data source was last asked to prefetch.
  var prefetched: Set<IndexPath> = []
  /// The content offset at that request.
  var prefetchedFrom = CGPoint.zero
  /// Whether the layout is being asked for elements that are not visible.
  var isLookingAhead = false
  var batchDepth = 0
  var changes = IndexPathChanges()
  /// Whether the layout has to be asked for the content offset after a change.
  var asksForOffset = false
}
