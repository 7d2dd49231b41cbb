/// A wrapper of a model for display, which owns the caches of its own frames. It is Sendable, because its frames
/// are computed on any thread.
///
/// ```swift
/// final class MessageCellVM: MFSViewModel {
///   let id: Int
///   let text: String
///   let subviewFrames = MFSSubviewCache(.subviewFrames)
///   private let read = MFSLocked(false)
///
///   init(id: Int, text: String) {
///     self.id = id
///     self.text = text
///   }
///
///   var isRead: Bool {
///     get { read.value }
///     set { read.value = newValue }
///   }
///   var shownState: MFSShownState { MFSShownState(binding: isRead) }
///
///   func isEqual(to other: MessageCellVM) -> Bool { id == other.id && text == other.text }
/// }
/// ```
///
/// A view model whose content expands and collapses is an ``MFSExpandable``.
public protocol MFSViewModel: AnyObject, Sendable {
  /// Returns whether both show the same content in the same frames, apart from `shownState`.
  ///
  /// By default this is `==` if the class is Equatable, otherwise whether both are the same object.
  func isEqual(to other: Self) -> Bool

  /// The values that change in place, such as whether a post is expanded or liked. By default there are none.
  var shownState: MFSShownState { get }

  /// The cache of frames whose size depends on the data and whose origin is fixed.
  ///
  /// A class that uses it stores one: `let subviewFrames = MFSSubviewCache(.subviewFrames)`. The default keeps
  /// nothing.
  var subviewFrames: MFSSubviewCache { get }

  /// The cache of sizes of subviews that expand or collapse, and of all subviews below them.
  ///
  /// A class that uses it stores one: `let subviewSizes = MFSSubviewCache(.subviewSizes)`. The default keeps nothing.
  var subviewSizes: MFSSubviewCache { get }
}

extension MFSViewModel {
  public func isEqual(to other: Self) -> Bool { self === other }
  public var shownState: MFSShownState { MFSShownState() }
  public var subviewFrames: MFSSubviewCache { .standIn(.subviewFrames, of: Self.self) }
  public var subviewSizes: MFSSubviewCache { .standIn(.subviewSizes, of: Self.self) }
}

extension MFSViewModel where Self: Equatable {
  public func isEqual(to other: Self) -> Bool { self == other }
}
