/// The values of a view model that change in place. They are copied, because an object always equals itself.
///
/// ```swift
/// final class PollCellVM: MFSViewModel {
///   let isOpen = MFSLocked(false)
///   let votes = MFSLocked(0)
///   var shownState: MFSShownState { MFSShownState(layout: isOpen.value, binding: votes.value) }
/// }
/// ```
public struct MFSShownState: Hashable {
  /// The value that changes the frames and the bound data, such as whether a post is expanded.
  public var layout: AnyHashable
  /// The value that changes the bound data and no frame, such as a like.
  public var binding: AnyHashable

  public init(layout: AnyHashable = false, binding: AnyHashable = false) {
    self.layout = layout
    self.binding = binding
  }
}
