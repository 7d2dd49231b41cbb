internal import CellTesting
internal import Synchronization

/// The numbers of comparisons in this process, by the way in which they were made.
///
/// When the process ends, one line says how many pictures were compared with those of iPhones.
struct ComparisonCount {
  private var exact = 0
  private var phone = 0

  private static let count = Mutex(ComparisonCount())
  private static let saysAtExit: Void = {
    _ = atexit {
      if let line = ComparisonCount.count.withLock({ $0.line }) { TestReport.note(line) }
    }
  }()

  static func add(isPhones: Bool) {
    _ = saysAtExit
    count.withLock { count in
      if isPhones { count.phone += 1 } else { count.exact += 1 }
    }
  }

  /// The line, or nil if no picture of an iPhone was compared.
  var line: String? {
    guard phone > 0 else { return nil }
    let others = exact > 0 ? ", and \(Self.words(exact)) compared with CellSnap's own" : ""
    return "SnapshotTesting: \(Self.words(phone)) compared with an iPhone's by the rule phone\(others)"
  }

  private static func words(_ count: Int) -> String {
    count == 1 ? "1 picture was" : "\(count) pictures were"
  }

  /// - Parameters:
  ///   - exact: The number of comparisons with references of CellSnap.
  ///   - phone: The number of comparisons with references of iPhones.
  init(exact: Int = 0, phone: Int = 0) {
    self.exact = exact
    self.phone = phone
  }
}
