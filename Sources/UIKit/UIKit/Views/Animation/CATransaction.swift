public import Foundation

/// A transaction. Unlike Core Animation, every change is visible at once; only the nesting and the completion have
/// an effect.
///
/// A completion block runs after all animations that began in its transaction: before the next picture is taken, or
/// right at the end of the transaction if there were none. A block that is set outside of `begin` and `commit` runs after
/// the animations that begin later in the same turn of the main queue, and in the next turn if there are none.
@preconcurrency @MainActor public final class CATransaction: NSObject {
  /// A transaction that has begun.
  private struct Level {
    var completion: (() -> Void)?
    /// The time at which the last of its animations ends.
    var end: TimeInterval?
  }

  private static var levels: [Level] = []
  /// The transaction of the current turn, which nothing began: its completion and the end of the completion.
  private static var implicit: (completion: () -> Void, end: AnimationClock.End)?

  public static func begin() {
    levels.append(Level())
  }

  public static func commit() {
    if let level = levels.popLast() { complete(level) }
  }

  public static func setCompletionBlock(_ block: (() -> Void)?) {
    guard let level = levels.last else {
      // An earlier block runs after the animations that began before this one was set.
      implicit = block.map { ($0, AnimationClock.shared.addAtNow($0)) }
      return
    }
    // A block runs after the animations that began before the next block was set. It may set another block.
    levels[levels.count - 1] = Level(completion: block)
    complete(level)
  }

  private static func complete(_ level: Level) {
    guard let completion = level.completion else { return }
    if let end = level.end {
      AnimationClock.shared.add(completion, at: end)
      // The block of the turn waits for these animations too, and runs after this one.
      if let implicit { AnimationClock.shared.postpone(implicit.end, to: end) }
    } else {
      AnimationClock.shared.complete(completion)
    }
  }

  /// Notes the end of an animation that begins in the open transactions.
  static func note(endAt time: TimeInterval) {
    for index in levels.indices { levels[index].end = max(levels[index].end ?? time, time) }
    if let implicit { AnimationClock.shared.postpone(implicit.end, to: time) }
  }

  /// Ends the transaction of the current turn. Later animations belong to the next turn.
  static func endTurn() {
    implicit = nil
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
  public static func completionBlock() -> (() -> Void)? {
    levels.isEmpty ? implicit?.completion : levels.last?.completion
  }
  /// Does nothing: unlike Core Animation, no value is stored.
  public static func setValue(_ anObject: Any?, forKey key: String) {}
  public static func lock() {}
  public static func unlock() {}

  public static func flush() {}
}
