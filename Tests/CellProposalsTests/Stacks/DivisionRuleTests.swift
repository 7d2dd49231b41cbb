@testable import CellProposals
import Testing

/// Compares with the rule in its shortest form, which asks every part for everything.
@Suite struct DivisionRuleTests {
  private struct Part {
    let minimum: Double
    let maximum: Double
    let priority: Double

    func taken(_ offer: Double) -> Double { max(min(offer, maximum), minimum) }
    var flexibility: Double { maximum - minimum }
  }

  private func expected(_ length: Double, _ parts: [Part]) -> [Double] {
    var lengths = parts.map { _ in 0.0 }
    var available = length - parts.reduce(0) { $0 + $1.minimum }
    for priority in Set(parts.map(\.priority)).sorted(by: >) {
      let group = parts.indices.filter { parts[$0].priority == priority }.sorted { left, right in
        let (first, second) = (parts[left], parts[right])
        if first.flexibility != second.flexibility { return first.flexibility < second.flexibility }
        if first.flexibility == .infinity, first.minimum != second.minimum {
          return first.minimum > second.minimum
        }
        return left < right
      }
      available += group.reduce(0) { $0 + parts[$1].minimum }
      for (place, index) in group.enumerated() {
        lengths[index] = parts[index].taken(max(available / Double(group.count - place), 0))
        let rest = available - lengths[index]
        if !rest.isNaN { available = rest }
      }
    }
    return lengths
  }

  @Test(arguments: 0..<40) func `parts get what the rule says`(seed: Int) {
    var random = RandomNumbers(seed: seed)
    let parts = (0..<(1 + random.next(seed % 10 == 0 ? 50 : 6))).map { _ in
      let minimum = Double(random.next(3) * random.next(30))
      let maximum = random.next(3) == 0 ? .infinity : minimum + Double(random.next(80))
      return Part(minimum: minimum, maximum: maximum, priority: Double(random.next(3)))
    }
    var division = Division(priorities: parts.map(\.priority))
    for length in [Double(random.next(400)), 0, .infinity, -20, Double(random.next(40))] {
      var lengths = parts.map { _ in 0.0 }
      division.divide(length) { index, offer in
        parts[index].taken(offer)
      } serve: { index, offer in
        lengths[index] = parts[index].taken(offer)
        return lengths[index]
      }
      #expect(lengths.map(thousandths) == expected(length, parts).map(thousandths))
    }
  }
}
