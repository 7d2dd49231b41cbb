/// A view model of what expands and collapses, as a long text does by "Show more".
///
/// ```swift
/// final class WallPostCellVM: MFSExpandable {
///   private let expandText = Locked(false)
///   var isExpandText: Bool {
///     get { expandText.value }
///     set { expandText.value = newValue }
///   }
/// }
/// ```
public protocol MFSExpandable: MFSViewModel {
  /// Whether it shows all it has: the `maxSize` of its sizes rather than the `minSize`.
  var isExpandText: Bool { get set }
}

extension MFSExpandable {
  public var shownState: ShownState { ShownState(layout: isExpandText) }
}
