internal import Synchronization

/// The number of stubs whose samples are being made inside of one another.
///
/// The sample of a structure may call an initialiser of it that is a stub, whose sample is made in the same way.
enum StubNesting {
  private static let depth = Mutex(0)
  private static let maximumDepth = 16

  static var current: Int { depth.withLock { $0 } }

  /// Counts a stub. Interrupts the work on the entry's view if there are too many.
  static func enter(_ stub: String) {
    let isTooDeep = depth.withLock { depth in
      depth += 1
      return depth > maximumDepth
    }
    if isTooDeep {
      InterruptibleWork.interrupt("\(stub) is a stub, and the sample of its result needs itself")
    }
  }

  static func leave() {
    depth.withLock { $0 -= 1 }
  }

  /// Forgets the stubs that an interruption left.
  static func restore(_ count: Int) {
    depth.withLock { $0 = count }
  }
}
