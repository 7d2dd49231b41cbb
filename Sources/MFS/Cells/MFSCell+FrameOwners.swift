public import Foundation

extension MFSCell {
  /// Which cache owns the frame of each subview, at a table's size in points and in the current environment.
  ///
  /// Where several keep something for one subview the one that moves most counts: sizes, then frames, then static.
  public nonisolated static func frameOwners(
    for viewModel: ViewModel, tableSize: CGSize
  ) -> [String: FrameOwner] {
    calculateCoordinates(for: viewModel, tableSize: tableSize)
    var owners: [String: FrameOwner] = [:]
    for cache in [subviewStaticFrames, viewModel.subviewFrames, viewModel.subviewSizes] {
      for entry in cache.entries
      where entry.width == tableSize.width && entry.isOfCurrentEnvironment {
        for subview in entry.subviews { owners[subview] = cache.owner }
      }
    }
    return owners
  }
}
