/// A view model of content that expands and collapses, such as a long text with "Show more".
///
/// ```swift
/// final class WallPostCellVM: MFSExpandable {
///   private let expandText = MFSLocked(false)
///   var isExpandText: Bool {
///     get { expandText.value }
///     set { expandText.value = newValue }
///   }
/// }
/// ```
public protocol MFSExpandable: MFSViewModel {
  /// Whether the view model shows everything: the `maxSize` of its sizes instead of the `minSize`.
  var isExpandText: Bool { get set }
}

extension MFSExpandable {
  public var shownState: MFSShownState { MFSShownState(layout: isExpandText) }
}
