internal import CellTesting
internal import Synchronization

/// The numbers of comparisons in this process, by the way in which they were made.
///
/// When the process ends, one line says how many pictures were compared with pictures of iPhones, and how many
/// references were not compared.
struct ComparisonCount {
  private var exact = 0
  private var phone = 0
  private var unsigned = 0
  private var stripped = 0

  private static let count = Mutex(ComparisonCount())
  private static let saysAtExit: Void = {
    _ = atexit {
      if let line = ComparisonCount.count.withLock({ $0.line }) { TestReport.note(line) }
    }
  }()

  /// Counts a comparison with a picture of an iPhone.
  ///
  /// - Parameter isSigned: Whether the file says that Apple's encoder wrote it.
  static func addPhones(isSigned: Bool) {
    _ = saysAtExit
    count.withLock { count in
      count.phone += 1
      if !isSigned { count.unsigned += 1 }
    }
  }

  /// Counts a comparison with a picture of CellSnap.
  static func addExact() {
    _ = saysAtExit
    count.withLock { $0.exact += 1 }
  }

  /// Counts a reference that lost what CellSnap wrote into it.
  static func addStripped() {
    _ = saysAtExit
    count.withLock { $0.stripped += 1 }
  }

  /// The line, or nil if no picture of an iPhone was compared and no reference was left out.
  var line: String? {
    var parts: [String] = []
    if phone > 0 {
      let unsigned = unsigned > 0 ? ", \(unsigned) of them with files that do not say who wrote them" : ""
      parts.append("\(Self.pictures(phone)) compared with an iPhone's by the rule phone\(unsigned)")
      if exact > 0 { parts.append("\(Self.pictures(exact)) compared with CellSnap's own") }
    }
    if stripped > 0 {
      parts.append(
        stripped == 1
          ? "1 reference was not compared, since it lost what CellSnap wrote into it"
          : "\(stripped) references were not compared, since they lost what CellSnap wrote into them")
    }
    return parts.isEmpty ? nil : "SnapshotTesting: " + parts.joined(separator: ", and ")
  }

  private static func pictures(_ count: Int) -> String {
    count == 1 ? "1 picture was" : "\(count) pictures were"
  }

  /// - Parameters:
  ///   - exact: The number of comparisons with references of CellSnap.
  ///   - phone: The number of comparisons with references of iPhones.
  ///   - unsigned: The number of those whose files do not say who wrote them.
  ///   - stripped: The number of references that lost what CellSnap wrote into them.
  init(exact: Int = 0, phone: Int = 0, unsigned: Int = 0, stripped: Int = 0) {
    (self.exact, self.phone, self.unsigned, self.stripped) = (exact, phone, unsigned, stripped)
  }
}
