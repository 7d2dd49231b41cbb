import Testing

@testable import CellSnapFuzzing

struct MutationTests {
  @Test func `the same seed makes the same changes`() {
    func changed() -> [[UInt8]] {
      var mutation = Mutation(seed: 7)
      return (0..<100).map { _ in mutation.changed([[1, 2, 3], [], [9]]) }
    }
    #expect(changed() == changed())
    #expect(Set(changed()).count > 50)
  }

  @Test func `missing bytes are read as zeros`() {
    var source = ByteSource([5])
    #expect(source.byte() == 5)
    #expect(source.isEmpty)
    #expect(source.byte() == 0)
    #expect(source.text().isEmpty)
  }
}
