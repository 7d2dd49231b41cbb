import Foundation

/// The limits of memory that the process was started with.
struct ProcessLimits {
  /// The limit of the address space in bytes, or nil where there is none.
  var addressSpace: Int?
  var stack: Int?

  /// The minimum limits in bytes, found to be enough for a small catalogue.
  static let minimum = (addressSpace: 600 << 20, stack: 512 << 10)

  /// The limits of this process.
  static var current: ProcessLimits {
    ProcessLimits(addressSpace: limit(RLIMIT_AS.rawValue), stack: limit(RLIMIT_STACK.rawValue))
  }

  /// The reason why the process cannot work within the limits, with a remedy, in one line. Nil where it can
  /// work.
  var problem: String? {
    if let addressSpace, addressSpace < Self.minimum.addressSpace {
      return
        "the address space is limited to \(addressSpace >> 20) MB; allow at least "
        + "\(Self.minimum.addressSpace >> 20) MB (ulimit -v \(Self.minimum.addressSpace >> 10))"
    }
    if let stack, stack < Self.minimum.stack {
      return "the stack is limited to \(stack >> 10) kB; allow at least \(Self.minimum.stack >> 10) kB "
        + "(ulimit -s \(Self.minimum.stack >> 10))"
    }
    return nil
  }

  private static func limit(_ resource: UInt32) -> Int? {
    var limit = rlimit()
    guard getrlimit(__rlimit_resource_t(resource), &limit) == 0, limit.rlim_cur < UInt(Int.max) else {
      return nil
    }
    return Int(limit.rlim_cur)
  }
}
