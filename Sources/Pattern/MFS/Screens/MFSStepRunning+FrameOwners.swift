public import Foundation

extension MFSCell {
  /// Returns the cache that owns the frame of each subview, for a table's size in points and in the current
  /// environment.
  ///
  /// If several caches hold values of one subview, the order of precedence is: sizes, frames, static frames.
  public nonisolated static func frameOwners(
    for viewModel: ViewModel, tableSize: CGSize
  ) -> [String: MFSFrameOwner] {
    calculateCoordinates(for: viewModel, tableSize: tableSize)
    return keptFrameOwners(for: viewModel, size: tableSize)
  }
}

extension MFSController {
  /// Returns the cache that owns the frame of each subview, for a view's size in points and in the current
  /// environment.
  ///
  /// If several caches hold values of one subview, the order of precedence is: sizes, frames, static frames.
  public nonisolated static func frameOwners(for viewModel: ViewModel, viewSize: CGSize) -> [String:
    MFSFrameOwner]
  {
    calculateCoordinates(for: viewModel, viewSize: viewSize)
    return keptFrameOwners(for: viewModel, size: viewSize)
  }
}

extension MFSStepRunning {
  /// Returns the owners of the values that the caches already hold, by the subviews' names.
  fileprivate nonisolated static func keptFrameOwners(for viewModel: ViewModel, size: CGSize) -> [String:
    MFSFrameOwner]
  {
    var owners: [String: MFSFrameOwner] = [:]
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
