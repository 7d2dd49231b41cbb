internal import Foundation

/// The clock that says in which order animations end.
///
/// No time passes in a picture. So the clock jumps from the end of one animation to the end of the next. It does so before
/// a picture is taken, and when the main queue runs.
@MainActor package final class AnimationClock {
  package static let shared = AnimationClock()

  /// The number of completions that one animation can lead to.
  ///
  /// An animation that begins itself again in its completion comes to rest after as many. The number is divisible by the
  /// numbers up to six, so that a pulse of up to six animations rests at the end of its first one.
  package nonisolated static let maximumChainLength = 60

  /// An end of an animation that the clock has not reached.
  struct End: Hashable {
    fileprivate let number: Int
  }

  /// The animations that began in another animation's completion, together with that animation.
  private final class Chain {
    var completionsLeft = maximumChainLength
  }

  private struct Pending {
    let end: End
    var time: TimeInterval
    let chain: Chain
    let device: CurrentDevice
    let completion: () -> Void
  }

  /// The time in seconds.
  private var now: TimeInterval = 0
  /// The ends that are left, in their order.
  private var pending: [Pending] = []
  /// The chain of the completion that runs.
  private var chain: Chain?
  private var lastNumber = 0
  private var isQueued = false

  private init() {}

  /// Begins an animation that ends after some seconds, and returns its end. An animation that never ends has none.
  @discardableResult
  func begin(lasting seconds: TimeInterval, completion: (() -> Void)? = nil) -> End? {
    guard seconds != .infinity else { return nil }
    // A duration that is not a number counts as zero.
    let time = seconds > 0 ? now + seconds : now
    let end = completion.map { add($0, at: time) }
    // A transaction completes after its animations, so it is told after them.
    CATransaction.note(endAt: time)
    return end
  }

  /// Runs a completion at the current time, but not before this call returns.
  func addAtNow(_ completion: @escaping () -> Void) -> End { add(completion, at: now) }

  /// Moves an end that the clock has not reached behind all ends up to a time, unless it is later.
  func postpone(_ end: End, to time: TimeInterval) {
    guard let index = pending.firstIndex(where: { $0.end == end }), pending[index].time <= time else {
      return
    }
    var moved = pending.remove(at: index)
    moved.time = time
    insert(moved)
  }

  /// Runs a completion now. If another completion is running, it runs after that one.
  func complete(_ completion: @escaping () -> Void) {
    guard chain == nil else {
      add(completion, at: now)
      return
    }
    run(completion, of: Chain())
  }

  /// Runs a completion when the clock reaches a time, but not before this call returns.
  @discardableResult
  func add(_ completion: @escaping () -> Void, at time: TimeInterval) -> End {
    lastNumber += 1
    let end = End(number: lastNumber)
    insert(Pending(end: end, time: time, chain: chain ?? Chain(), device: .now, completion: completion))
    runInMainQueue()
    return end
  }

  /// Inserts an end after all ends that are not later.
  private func insert(_ end: Pending) {
    let place = pending.lastIndex { $0.time <= end.time }.map { $0 + 1 } ?? 0
    pending.insert(end, at: place)
  }

  /// Forgets an end, so that its completion does not run. Returns whether the clock had not reached it.
  @discardableResult
  func cancel(_ end: End?) -> Bool {
    guard let index = pending.firstIndex(where: { $0.end == end }) else { return false }
    pending.remove(at: index)
    return true
  }

  /// Lets all animations end, and lays out after their completions, until nothing is left or an endless change is cut off.
  package func settle(_ layOut: () -> Void) {
    layOut()
    var rounds = 0
    while !pending.isEmpty {
      guard rounds < Self.maximumChainLength else { return forgetAll() }
      rounds += 1
      runToEnd()
      layOut()
    }
  }

  /// Forgets all ends. What their completions hold is released after the list has changed, since a view that is released
  /// may cancel its own ends.
  private func forgetAll() {
    let forgotten = pending
    pending = []
    CATransaction.endTurn()
    withExtendedLifetime(forgotten) {}
  }

  private func runToEnd() {
    CATransaction.endTurn()
    while let next = pending.first {
      pending.removeFirst()
      now = max(now, next.time)
      next.device.run { run(next.completion, of: next.chain) }
      CATransaction.endTurn()
    }
  }

  private func run(_ completion: () -> Void, of chain: Chain) {
    guard chain.completionsLeft > 0 else { return }
    chain.completionsLeft -= 1
    let outer = self.chain
    self.chain = chain
    completion()
    self.chain = outer
  }

  /// Lets the animations end in the next turn of the main queue, for code that waits for them there.
  private func runInMainQueue() {
    guard !isQueued else { return }
    isQueued = true
    DispatchQueue.main.async {
      MainActor.assumeIsolated {
        Self.shared.isQueued = false
        Self.shared.runToEnd()
      }
    }
  }
}

extension AnimationClock {
  /// Makes the changes of an animation. Its completion runs when it ends, or now if animations are disabled.
  func animate(
    _ seconds: TimeInterval, repeatsForever: Bool = false, _ changes: () -> Void,
    completion: ((Bool) -> Void)?
  ) {
    changes()
    end(
      after: repeatsForever ? .infinity : seconds, isAnimated: true, completion.map { body in { body(true) } }
    )
  }

  /// Runs a completion after the time that a change takes, or now if the change is not animated.
  func end(after seconds: TimeInterval, isAnimated: Bool, _ completion: (() -> Void)?) {
    if isAnimated, AnimationSwitch.isOn {
      begin(lasting: seconds, completion: completion)
    } else if let completion {
      complete(completion)
    }
  }
}

extension UIView {
  /// Lays out the view and lets all animations end, as a picture at rest shows it.
  package func settle() {
    AnimationClock.shared.settle { layoutIfNeeded() }
  }
}
