/// What changes in place in a view model, by value, since an object always equals itself.
///
/// ```swift
/// var shownState: ShownState { ShownState(layout: isExpandText, binding: reactions) }
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
