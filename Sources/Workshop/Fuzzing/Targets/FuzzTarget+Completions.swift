import Foundation
import UIKit

extension FuzzTarget {
  static let completions = FuzzTarget(
    "completions", "animations, transactions, batches and timers that begin others, which end in their order"
  ) { bytes in
    let program = AnimationProgram(bytes)
    program.run()
  }
}

/// A program of animations whose completions begin further ones.
///
/// The program knows at which time each of its animations ends, and expects the completions in that order.
@MainActor
private final class AnimationProgram {
  /// The maximum time by which two ends may be told in either order, in seconds.
  private static let tolerance = 1e-6

  private var source: ByteSource
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
  private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
  private var timers: [Timer] = []
  /// The time in seconds since everything had ended; nil while the program does not know it.
  private var now: Double? = 0
  /// The time of the last completion whose time is known.
  private var last = 0.0
  private var openTransactions = 0
  /// The number of completions that must run, and of those that ran.
  private var begunCount = 0
  private var endedCount = 0
  /// Whether a completion may be left out, since too many follow each other or an animator is stopped.
  private var mayCut = false

  init(_ bytes: [UInt8]) {
    source = ByteSource(bytes)
  }

  func run() {
    while !source.isEmpty {
      for _ in 0..<source.number(below: 6) { step() }
      if source.flag() { settle() }
    }
    while openTransactions > 0 { commit() }
    settle()
    for timer in timers { timer.invalidate() }
    precondition(endedCount <= begunCount, "a completion runs twice")
    precondition(mayCut || begunCount > 50 || endedCount == begunCount, "a completion does not run")
  }

  private func settle() {
    view.settle()
    // The next animations begin after everything that has ended.
    (now, last) = (0, 0)
  }

  /// Begins something, whose completion begins up to two others.
  private func step() {
    guard !source.isEmpty else { return }
    let seconds = Double(source.number(below: 32)) / 8
    switch source.byte() % 14 {
    case 0, 1:
      UIView.animate(withDuration: seconds, animations: change()) { [end = end(after: seconds)] _ in end() }
    case 2:
      let delay = Double(source.number(below: 16)) / 8
      UIView.animate(withDuration: seconds, delay: delay, animations: change()) {
        [end = end(after: delay + seconds)] _ in end()
      }
    case 3:
      UIViewPropertyAnimator.runningPropertyAnimator(withDuration: seconds, delay: 0, animations: change()) {
        [end = end(after: seconds)] _ in end()
      }
    case 4: animator(seconds)
    case 5: begin()
    case 6: commit()
    case 7: CATransaction.setCompletionBlock { [end = end(after: nil)] in end() }
    case 8:
      let end = end(after: nil)
      table.performBatchUpdates(change()) { _ in end() }
    case 9:
      let wasEnabled = UIView.areAnimationsEnabled
      UIView.performWithoutAnimation {
        let before = endedCount
        UIView.animate(withDuration: seconds, animations: change()) { [end = end(after: nil)] _ in end() }
        precondition(endedCount > before || mayCut || isEnding, "a disabled animation does not end at once")
      }
      precondition(UIView.areAnimationsEnabled == wasEnabled)
    case 10:
      let timer = Timer(timeInterval: 0, repeats: source.flag()) { [weak self] _ in
        MainActor.assumeIsolated { self?.step() }
      }
      RunLoop.main.add(timer, forMode: .default)
      timers.append(timer)
    case 11:
      // All animations end in it.
      now = nil
      last = -.infinity
      _ = RunLoop.main.run(mode: .default, before: .distantPast)
    case 12: pulse(seconds)
    default:
      // While animations are disabled, it ends at once.
      let isEndless = UIView.areAnimationsEnabled
      UIView.animate(withDuration: seconds, delay: 0, options: .repeat, animations: change()) { _ in
        precondition(!isEndless, "an endless animation ends")
      }
    }
  }

  private func stepAtUnknownTime() {
    let outer = now
    now = nil
    step()
    now = last > -.infinity ? outer : nil
  }

  private func change() -> () -> Void {
    let place = source.length()
    return { [view] in view.frame.origin.x = place }
  }

  /// Whether a completion runs.
  private var isEnding = false

  /// Returns a completion that begins others.
  ///
  /// - Parameter seconds: The time until it runs; nil if the program does not know it.
  private func end(after seconds: Double?) -> () -> Void {
    begunCount += 1
    let isKnown = now != nil && UIView.areAnimationsEnabled
    let time = isKnown ? seconds.map { (now ?? 0) + $0 } : nil
    let followers = source.number(below: 3)
    var ran = false
    return { [self] in
      precondition(!ran, "a completion runs twice")
      ran = true
      endedCount += 1
      let outer = (now, isEnding)
      if let time, last > -.infinity {
        precondition(time > last - Self.tolerance, "a completion runs after a later one")
        last = max(last, time)
        now = time
      } else {
        now = nil
      }
      isEnding = true
      for _ in 0..<followers { step() }
      (now, isEnding) = (last > -.infinity ? outer.0 : nil, outer.1)
    }
  }

  private func begin() {
    openTransactions += 1
    CATransaction.begin()
    if source.flag() { CATransaction.setCompletionBlock { [end = end(after: nil)] in end() } }
  }

  private func commit() {
    guard openTransactions > 0 else { return }
    openTransactions -= 1
    CATransaction.commit()
  }

  private func animator(_ seconds: Double) {
    let animator = UIViewPropertyAnimator(duration: seconds, curve: .linear, animations: change())
    mayCut = true
    // An animator that begins again ends again.
    animator.addCompletion { [weak self] _ in self?.stepAtUnknownTime() }
    for _ in 0..<source.number(below: 5) {
      switch source.byte() % 6 {
      case 0: animator.startAnimation()
      case 1: animator.startAnimation(afterDelay: seconds)
      case 2: animator.pauseAnimation()
      case 3: animator.stopAnimation(source.flag())
      case 4 where animator.state == .stopped: animator.finishAnimation(at: .end)
      default: animator.fractionComplete = CGFloat(source.number(below: 9)) / 8
      }
    }
  }

  /// Begins an animation that begins itself again.
  private func pulse(_ seconds: Double) {
    mayCut = true
    let restart = { [weak self] in self?.pulse(seconds) }
    UIView.animate(withDuration: seconds, animations: {}) { _ in restart() }
  }
}
