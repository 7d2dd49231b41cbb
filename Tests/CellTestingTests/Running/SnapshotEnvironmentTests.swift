import CellSnapshots
import Testing

@testable import CellTesting

@Suite struct SnapshotEnvironmentTests {
  private func mode(_ variables: [String: String], _ named: RecordMode? = nil) throws -> RecordMode {
    try SnapshotEnvironment(variables: variables).recordMode(named: named)
  }

  @Test func whatIsMissingIsRecorded() throws {
    #expect(try mode([:]) == .missing)
  }

  @Test func theCodeSaysOtherwise() throws {
    #expect(try mode([:], .all) == .all)
  }

  @Test func nothingIsRecordedInCIWhateverTheCodeSays() throws {
    #expect(try mode(["CI": "true"]) == .never)
    #expect(try mode(["CI": "true"], .all) == .never)
    #expect(try mode(["CI": "false"], .all) == .all)
  }

  @Test func inCINothingIsRecordedForItUnlessTheCodeSaysSo() {
    let environment = SnapshotEnvironment(variables: ["CI": "true"])
    #expect(environment.isReadOnlyForCI(named: nil))
    #expect(environment.isReadOnlyForCI(named: .all))
    #expect(!environment.isReadOnlyForCI(named: .never))
  }

  @Test func theVariableHasTheLastWord() throws {
    #expect(try mode(["CELLSNAP_RECORD": "changed", "CI": "true"], .never) == .changed)
  }

  @Test func aModeThatIsNoneIsAnError() {
    let error = #expect(throws: SnapshotError.self) { try mode(["CELLSNAP_RECORD": "yes"]) }
    #expect(error?.description.contains("CELLSNAP_RECORD=yes") == true)
  }

  @Test func referencesLieBesideTheTests() {
    let test = TestIdentity(at: .here())
    let environment = SnapshotEnvironment(variables: [:])
    #expect(
      environment.references(of: test, folder: "Snapshots")
        .hasSuffix("/Tests/CellTestingTests/Running/Snapshots"))
    #expect(environment.references(of: test, folder: "/elsewhere") == "/elsewhere")
  }

  @Test func theVariableMovesThemIntoAFolderOfTheirModule() {
    let environment = SnapshotEnvironment(variables: ["CELLSNAP_REFERENCES": "references"])
    #expect(
      environment.references(of: TestIdentity(at: .here()), folder: "/elsewhere")
        == "references/CellTestingTests")
  }
}
