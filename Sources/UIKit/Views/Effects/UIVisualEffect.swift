public import Foundation

/// How a visual effect view shows what lies below it, or its contents.
@preconcurrency @MainActor open class UIVisualEffect: NSObject, NSCopying {
  public override init() {
    super.init()
  }

  public required init?(coder: NSCoder) {
    super.init()
  }

  /// The effect itself, which never changes.
  public nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}
