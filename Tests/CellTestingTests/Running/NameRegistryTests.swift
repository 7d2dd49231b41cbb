import Testing

@testable import CellTesting

@MainActor @Suite struct NameRegistryTests {
  private func identity(_ name: String, _ argument: String? = nil) -> TestIdentity {
    var test = TestIdentity(at: .here())
    test.name = name
    test.arguments = argument.map { CaseArguments(descriptions: ["same"], identifiers: [$0]) }
    return test
  }

  private func claim(_ test: TestIdentity, _ name: String?, line: UInt = 1) throws {
    try NameRegistry.claim(
      try SnapshotTitle(of: test, name: name), folder: "/NameRegistryTests", for: test, at: .here(line: line))
  }

  @Test func `assertions without a name are numbered`() {
    let registry = NameRegistry()
    #expect(registry.nextName(in: identity("a")) == nil)
    #expect(registry.nextName(in: identity("a")) == "2")
    #expect(registry.nextName(in: identity("b")) == nil)
    #expect(registry.nextName(in: identity("a")) == "3")
    #expect(registry.nextName(in: identity("a", "1")) == nil)
  }

  @Test func `the same assertion may run again`() throws {
    try claim(identity("again"), "x", line: 1)
    #expect(throws: Never.self) { try claim(identity("again"), "x", line: 1) }
    // Its name is still its own.
    #expect(throws: SnapshotError.self) { try claim(identity("again"), "x", line: 2) }
  }

  @Test func `two assertions of a test cannot share a name`() throws {
    try claim(identity("twice"), "x", line: 1)
    let error = #expect(throws: SnapshotError.self) { try claim(identity("twice"), "x", line: 2) }
    #expect(error?.description.contains("NameRegistryTests.swift:1:") == true)
  }

  @Test func `names that differ only in case are the same`() throws {
    try claim(identity("letters"), "x", line: 1)
    #expect(throws: SnapshotError.self) { try claim(identity("letters"), "X", line: 2) }
  }

  @Test func `two cases with the same description are an error`() throws {
    try claim(identity("cases", "1"), nil)
    let error = #expect(throws: SnapshotError.self) { try claim(identity("cases", "2"), nil) }
    #expect(error?.description.contains("two cases of this test") == true)
  }
}
