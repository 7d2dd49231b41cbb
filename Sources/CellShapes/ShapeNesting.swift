internal import Synchronization

/// The number of shapes whose samples are being made inside of one another.
///
/// The sample of a structure may call an initialiser of it that is a shape, whose sample is made in the same way.
enum ShapeNesting {
  private static let depth = Mutex(0)
  private static let maximumDepth = 16

  static var current: Int { depth.withLock { $0 } }

  /// Counts a shape. Interrupts the work on the entry's view if there are too many.
  static func enter(_ shape: String) {
    let isTooDeep = depth.withLock { depth in
      depth += 1
      return depth > maximumDepth
    }
    if isTooDeep {
      InterruptibleWork.interrupt("\(shape) is a shape, and the sample of its result needs itself")
    }
  }

  static func leave() {
    depth.withLock { $0 -= 1 }
  }

  /// Forgets the shapes that an interruption left.
  static func restore(_ count: Int) {
    depth.withLock { $0 = count }
  }
}
