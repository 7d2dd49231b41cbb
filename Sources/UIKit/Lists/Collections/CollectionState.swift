import Foundation

/// What a collection view knows about its elements, and what it shows of them.
@MainActor struct CollectionState {
  /// The numbers of items, or nil when they are to be asked again.
  var itemCounts: [Int]?
  var views: [ElementKey: UICollectionReusableView] = [:]
  var cellQueues = ReuseQueues<UICollectionViewCell>()
  /// The queues of headers, footers and the like, by kind.
  var supplementaryQueues: [String: ReuseQueues<UICollectionReusableView>] = [:]
  var selection: Set<IndexPath> = []
  /// The elements that are shown wherever they lie, or nil when the bounds say what is.
  var pictured: [ElementKey]?
  var isPreparing = false
  /// The cell that is given out again to be filled anew.
  var reconfiguredCell: UICollectionViewCell?
  /// The elements that were asked for their size since the layout was last invalidated.
  var sizedElements: Set<ElementKey> = []
  /// Whether elements are being asked for their sizes.
  var isSizing = false
  /// The size of the screen where the bounds are as high as the content.
  var screen: CGSize?
  /// The views that sections scroll in across the collection view, by section.
  var strips: [Int: CrossScrollView] = [:]
  /// What the rows of a list lie on.
  var backdrop: ListBackdrop?
  /// The size that the layout was prepared for.
  var preparedSize: CGSize?
  /// Whether a mirrored layout was scrolled to its beginning, at the right.
  var hasBegun = false
  /// The items that the data source was told of ahead, and the offset at which it was.
  var prefetched: Set<IndexPath> = []
  var prefetchedFrom = CGPoint.zero
  /// Whether the layout is asked for what is not in sight.
  var isLookingAhead = false
  var batchDepth = 0
  var changes = IndexPathChanges()
}
