public import Foundation

extension MFSCell {
  /// Which cache owns the frame of each subview, at a table's size in points and in the current environment.
  ///
  /// Where several keep something for one subview the one that moves most counts: sizes, then frames, then static.
  public nonisolated static func frameOwners(
    for viewModel: ViewModel, tableSize: CGSize
  ) -> [String: FrameOwner] {
    calculateCoordinates(for: viewModel, tableSize: tableSize)
    return keptFrameOwners(for: viewModel, size: tableSize)
  }
}

extension MFSController {
  /// Which cache owns the frame of each subview, in a view of a size in points and in the current environment.
  ///
  /// Where several keep something for one subview the one that moves most counts: sizes, then frames, then static.
  public nonisolated static func frameOwners(for viewModel: ViewModel, viewSize: CGSize) -> [String:
    FrameOwner]
  {
    calculateCoordinates(for: viewModel, viewSize: viewSize)
    return keptFrameOwners(for: viewModel, size: viewSize)
  }
}

extension StepRunning {
  /// What the caches keep already, by the subviews' names.
  fileprivate nonisolated static func keptFrameOwners(for viewModel: ViewModel, size: CGSize) -> [String:
    FrameOwner]
  {
    var owners: [String: FrameOwner] = [:]
    for cache in [subviewStaticFrames, viewModel.subviewFrames, viewModel.subviewSizes] {
      for entry in cache.entries
      where entry.width == size.width && (entry.height ?? size.height) == size.height
        && entry.isOfCurrentEnvironment
      {
        for subview in entry.subviews { owners[subview] = cache.owner }
      }
    }
    return owners
  }
}
