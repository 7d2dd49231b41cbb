public import Foundation

/// An effect on the content below a visual effect view, or on the view's own contents.
@preconcurrency @MainActor open class UIVisualEffect: NSObject, NSCopying {
  public override init() {
    super.init()
  }

  public required init?(coder: NSCoder) {
    super.init()
  }

  /// Returns the effect itself, which never changes.
  public nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}
