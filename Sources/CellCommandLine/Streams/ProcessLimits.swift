import Foundation

/// The limits that the process was started with, as far as it cannot work within them.
struct ProcessLimits {
  /// In bytes; nil where there is no limit.
  var addressSpace: Int?
  var stack: Int?

  /// The least that was seen to be enough for a small catalogue, in bytes.
  static let least = (addressSpace: 600 << 20, stack: 512 << 10)

  /// The limits of this process.
  static var current: ProcessLimits {
    ProcessLimits(addressSpace: limit(RLIMIT_AS.rawValue), stack: limit(RLIMIT_STACK.rawValue))
  }

  /// Why the process cannot work, in one line with the way out; nil where it can.
  var problem: String? {
    if let addressSpace, addressSpace < Self.least.addressSpace {
      return
        "the address space is limited to \(addressSpace >> 20) MB; give it \(Self.least.addressSpace >> 20) MB "
        + "at least (ulimit -v \(Self.least.addressSpace >> 10))"
    }
    if let stack, stack < Self.least.stack {
      return "the stack is limited to \(stack >> 10) kB; give it \(Self.least.stack >> 10) kB at least "
        + "(ulimit -s \(Self.least.stack >> 10))"
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
