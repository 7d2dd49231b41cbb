/// The place of a guide in a container, made of the places in its children: the topmost first baseline, the lowest last
/// baseline, and the average of a custom guide. Sides and centres of children do not count.
struct GuideCombination {
  private let kind: AlignmentGuide.Kind
  private var total = 0.0
  private var count = 0

  init(of guide: AlignmentGuide) { kind = guide.kind }

  mutating func add(_ value: Double) {
    switch kind {
    case .start, .center, .end: return
    case .firstTextBaseline: total = count == 0 ? value : min(total, value)
    case .lastTextBaseline: total = count == 0 ? value : max(total, value)
    case .custom: total += value
    }
    count += 1
  }

  var value: Double? {
    guard count > 0 else { return nil }
    return kind == .custom ? total / Double(count) : total
  }
}
