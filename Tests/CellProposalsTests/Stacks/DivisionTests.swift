@testable import CellProposals
import Testing

@Suite struct DivisionTests {
  /// Divides a length among parts with minimum and maximum lengths, and returns their lengths.
  private func divide(
    _ length: Double, _ limits: [(minimum: Double, maximum: Double)], priorities: [Double]? = nil
  ) -> [Double] {
    var lengths = limits.map { _ in -1.0 }
    var division = Division(priorities: priorities ?? limits.map { _ in 0 })
    func taken(_ index: Int, _ offer: Double) -> Double {
      max(min(offer, limits[index].maximum), limits[index].minimum)
    }
    division.divide(length, probe: taken) { index, offer in
      lengths[index] = taken(index, offer)
      return lengths[index]
    }
    return lengths
  }

  @Test func `what one part does not take is left for the next`() {
    #expect(divide(100, [(0, .infinity), (0, 10)]) == [90, 10])
  }

  @Test func `the highest priority gets all but the minima of the others`() {
    #expect(
      divide(100, [(0, .infinity), (20, .infinity), (5, .infinity)], priorities: [1, 0, 0]) == [75, 20, 5])
  }

  @Test func `the next priority gets its minima back`() {
    // The first takes 40 of 100 - 20 - 5 = 75. The others share 35 + 25 = 60.
    #expect(divide(100, [(0, 40), (20, .infinity), (5, .infinity)], priorities: [1, 0, 0]) == [40, 30, 30])
  }

  @Test func `too little room gives every part its minimum`() {
    #expect(divide(-10, [(5, .infinity), (7, 7)]) == [5, 7])
  }

  @Test func `infinite room is infinite for each`() {
    #expect(divide(.infinity, [(0, .infinity), (0, .infinity), (0, 4)]) == [.infinity, .infinity, 4])
  }

  @Test func `an infinite minimum leaves what there was`() {
    #expect(divide(100, [(.infinity, .infinity), (0, 30)], priorities: [0, 1]) == [.infinity, 0])
  }

  @Test func `more than 32 parts are served in the same order`() {
    // The last is the least flexible and takes 9 of 100. The others share 91.
    let limits = Array(repeating: (minimum: 0.0, maximum: Double.infinity), count: 39) + [(0, 1)]
    let lengths = divide(79, limits)
    #expect(lengths == Array(repeating: 2, count: 39) + [1])
  }

  @Test func `a part without a rival is not probed`() {
    var division = Division(priorities: [0])
    var probes = 0
    division.divide(50) { _, _ in
      probes += 1
      return 0
    } serve: { _, offer in
      offer
    }
    #expect(probes == 0)
  }
}
