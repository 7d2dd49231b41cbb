/// What changes in place in a view model, by value, since an object always equals itself.
///
/// ```swift
/// final class PollCellVM: MFSViewModel {
///   let isOpen = Locked(false)
///   let votes = Locked(0)
///   var shownState: ShownState { ShownState(layout: isOpen.value, binding: votes.value) }
/// }
/// ```
public struct ShownState: Hashable {
  /// Changes the frames and what is bound, such as whether a post is expanded.
  public var layout: AnyHashable
  /// Changes what is bound and no frame, such as a like.
  public var binding: AnyHashable

  public init(layout: AnyHashable = false, binding: AnyHashable = false) {
    self.layout = layout
    self.binding = binding
  }
}
