/// A count as a button shows it: 115, 999, 1K, 10.8K, 1.2M.
///
/// It has one digit after the point. It is rounded down, so that it never shows more than the actual count.
enum AbbreviatedCount {
  static func text(_ count: Int) -> String {
    let units: [(size: Int, suffix: String)] = [(1_000_000_000, "B"), (1_000_000, "M"), (1_000, "K")]
    guard let unit = units.first(where: { count >= $0.size }) else { return String(max(0, count)) }
    let tenths = count / (unit.size / 10)
    let whole = tenths / 10
    return tenths % 10 == 0 ? "\(whole)\(unit.suffix)" : "\(whole).\(tenths % 10)\(unit.suffix)"
  }
}
