/// A mutation that changes inputs at random, in the same way for the same seed.
struct Mutation {
  private var generator: Generator

  init(seed: UInt64) {
    generator = Generator(state: seed)
  }

  /// Returns one of the inputs with one to four changes.
  mutating func changed(_ inputs: [[UInt8]]) -> [UInt8] {
    guard var bytes = inputs.randomElement(using: &generator) else { return [] }
    for _ in 0..<Int.random(in: 1...4, using: &generator) {
      change(&bytes, inputs.randomElement(using: &generator) ?? [])
    }
    return bytes
  }

  private mutating func change(_ bytes: inout [UInt8], _ other: [UInt8]) {
    // In an input with a document, every second change is one of the format's own.
    if let format = MarkupMutation.all.first(where: { $0.hasDocument(bytes) }), Bool.random(using: &generator)
    {
      bytes = format.changed(bytes, using: &generator)
      return
    }
    let place = Int.random(in: 0...bytes.count, using: &generator)
    switch Int.random(in: 0..<6, using: &generator) {
    case 0 where place < bytes.count: bytes[place] ^= 1 << UInt8.random(in: 0..<8, using: &generator)
    case 1 where place < bytes.count: bytes[place] = UInt8.random(in: 0...255, using: &generator)
    case 2: bytes.removeSubrange(part(of: bytes, longest: 16))
    case 3: bytes.insert(contentsOf: bytes[part(of: bytes, longest: 64)], at: place)
    case 4: bytes.insert(contentsOf: other[part(of: other, longest: 64)], at: place)
    default: bytes.insert(UInt8.random(in: 0...255, using: &generator), at: place)
    }
  }

  private mutating func part(of bytes: [UInt8], longest: Int) -> Range<Int> {
    let start = Int.random(in: 0...bytes.count, using: &generator)
    return start..<min(bytes.count, start + Int.random(in: 0...longest, using: &generator))
  }

  /// The random number generator SplitMix64.
  struct Generator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var mixed = (state ^ state >> 30) &* 0xBF58_476D_1CE4_E5B9
      mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
      return mixed ^ mixed >> 31
    }
  }
}
