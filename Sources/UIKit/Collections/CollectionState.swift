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
  /// The size that the layout was prepared for.
  var preparedSize: CGSize?
  /// Whether a mirrored layout was scrolled to its beginning, at the right.
  var hasBegun = false
  var batchDepth = 0
  var changes = IndexPathChanges()
}
