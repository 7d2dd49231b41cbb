public import Foundation

/// A transaction. Unlike Core Animation, every change is visible at once; only the nesting and the completion have
/// an effect.
@preconcurrency @MainActor public final class CATransaction: NSObject {
  private static var completions: [(() -> Void)?] = []

  public static func begin() {
    completions.append(nil)
  }

  public static func commit() {
    completions.popLast()??()
  }

  public static func setCompletionBlock(_ block: (() -> Void)?) {
    if completions.isEmpty { block?() } else { completions[completions.count - 1] = block }
  }

  /// Does nothing: unlike Core Animation, no change is animated by default.
  ///
  /// - Note: No effect on the picture.
  public static func setDisableActions(_ flag: Bool) {}

  /// Does nothing: unlike Core Animation, no change is animated by default.
  ///
  /// - Note: No effect on the picture.
  public static func setAnimationDuration(_ duration: CFTimeInterval) {}

  /// Does nothing: unlike Core Animation, no change is animated by default.
  ///
  /// - Note: No effect on the picture.
  public static func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {}

  public static func disableActions() -> Bool { true }
  public static func animationDuration() -> CFTimeInterval { 0 }
  public static func animationTimingFunction() -> CAMediaTimingFunction? { nil }
  public static func completionBlock() -> (() -> Void)? { completions.last ?? nil }
  /// Does nothing: unlike Core Animation, no value is stored.
  public static func setValue(_ anObject: Any?, forKey key: String) {}
  public static func lock() {}
  public static func unlock() {}

  public static func flush() {}
}
