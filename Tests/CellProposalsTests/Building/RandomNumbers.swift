import CellProposals

/// Random numbers and proposals. The same seed gives the same ones.
struct RandomNumbers {
  private var state: UInt64

  init(seed: Int) { state = UInt64(truncatingIfNeeded: seed) &* 0x9E37_79B9_7F4A_7C15 | 1 }

  /// Returns a random number below a limit.
  mutating func next(_ limit: Int) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Int(state % UInt64(limit))
  }

  mutating func pick<Value>(_ values: [Value]) -> Value { values[next(values.count)] }

  mutating func length() -> Double { Double(next(160)) / 2 }

  mutating func proposal() -> Proposal {
    let lengths: [Double?] = [nil, 0, .infinity, length(), length() * 4, 390]
    return Proposal(width: pick(lengths), height: pick(lengths))
  }
}
