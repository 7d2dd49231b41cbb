public import Foundation

/// Unlike Core Animation, every change is seen at once: only the nesting and the completion are real.
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

  /// Unlike Core Animation, nothing is animated to begin with.
  public static func setDisableActions(_ flag: Bool) {}

  /// Unlike Core Animation, nothing is animated to begin with.
  public static func setAnimationDuration(_ duration: CFTimeInterval) {}

  /// Unlike Core Animation, nothing is animated to begin with.
  public static func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {}

  public static func disableActions() -> Bool { true }
  public static func animationDuration() -> CFTimeInterval { 0 }
  public static func animationTimingFunction() -> CAMediaTimingFunction? { nil }
  public static func completionBlock() -> (() -> Void)? { completions.last ?? nil }
  /// Unlike Core Animation, nothing is kept.
  public static func setValue(_ anObject: Any?, forKey key: String) {}
  public static func lock() {}
  public static func unlock() {}

  public static func flush() {}
}
