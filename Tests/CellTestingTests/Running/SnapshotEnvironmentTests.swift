import CellSnapshots
import Testing

@testable import CellTesting

@Suite struct SnapshotEnvironmentTests {
  private func mode(_ variables: [String: String], _ named: SnapshotRecordMode? = nil) throws
    -> SnapshotRecordMode
  {
    try SnapshotEnvironment(variables: variables).recordMode(named: named)
  }

  @Test func `a missing reference is recorded by default`() throws {
    #expect(try mode([:]) == .missing)
  }

  @Test func `the code may choose another mode`() throws {
    #expect(try mode([:], .all) == .all)
  }

  @Test func `CI overrides the mode of the code`() throws {
    #expect(try mode(["CI": "true"]) == .never)
    #expect(try mode(["CI": "true"], .all) == .never)
    #expect(try mode(["CI": "false"], .all) == .all)
  }

  @Test func `CI is the reason for not recording unless the code says never`() {
    let environment = SnapshotEnvironment(variables: ["CI": "true"])
    #expect(environment.isReadOnlyForCI(named: nil))
    #expect(environment.isReadOnlyForCI(named: .all))
    #expect(!environment.isReadOnlyForCI(named: .never))
  }

  @Test func `the variable CELLSNAP_RECORD overrides CI and the code`() throws {
    #expect(try mode(["CELLSNAP_RECORD": "changed", "CI": "true"], .never) == .changed)
  }

  @Test func `an unknown mode is an error`() {
    let error = #expect(throws: SnapshotError.self) { try mode(["CELLSNAP_RECORD": "yes"]) }
    #expect(error?.description.contains("CELLSNAP_RECORD=yes") == true)
  }

  @Test func `references are in a folder beside the tests`() {
    let test = TestIdentity(at: .here())
    let environment = SnapshotEnvironment(variables: [:])
    #expect(
      environment.references(of: test, folder: "Snapshots")
        .hasSuffix("/Tests/CellTestingTests/Running/Snapshots"))
    #expect(environment.references(of: test, folder: "/elsewhere") == "/elsewhere")
  }

  @Test func `the variable CELLSNAP_REFERENCES moves references into their module's folder`() {
    let environment = SnapshotEnvironment(variables: ["CELLSNAP_REFERENCES": "references"])
    #expect(
      environment.references(of: TestIdentity(at: .here()), folder: "/elsewhere")
        == "references/CellTestingTests")
  }
}
