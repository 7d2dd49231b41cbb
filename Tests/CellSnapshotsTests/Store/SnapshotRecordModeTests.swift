import Testing

@testable import CellSnapshots

@Suite struct SnapshotRecordModeTests {
  @Test func `the mode without variables is the usual one`() throws {
    #expect(try SnapshotRecordMode.standard(environment: [:]) == .missing)
    #expect(try SnapshotRecordMode.standard(environment: [:], usual: .all) == .all)
  }

  @Test(arguments: ["true", "1", "yes", "TRUE"])
  func `the mode in CI is never`(value: String) throws {
    #expect(try SnapshotRecordMode.standard(environment: ["CI": value], usual: .all) == .never)
  }

  @Test(arguments: ["", "0", "false", "False"])
  func `a variable that says no does not mean CI`(value: String) throws {
    #expect(try SnapshotRecordMode.standard(environment: ["CI": value]) == .missing)
  }

  @Test(arguments: SnapshotRecordMode.allCases)
  func `the given mode is used in CI too`(mode: SnapshotRecordMode) throws {
    #expect(
      try SnapshotRecordMode.standard(environment: ["CELLSNAP_RECORD": mode.rawValue, "CI": "true"]) == mode)
  }

  @Test func `an empty mode means the usual one`() throws {
    #expect(try SnapshotRecordMode.standard(environment: ["CELLSNAP_RECORD": ""]) == .missing)
  }

  @Test func `an unknown mode is an error`() {
    let error = #expect(throws: SnapshotRecordModeError.self) {
      try SnapshotRecordMode.standard(environment: ["CELLSNAP_RECORD": "sometimes"])
    }
    #expect(
      error?.description
        == "CELLSNAP_RECORD=sometimes: there is no such mode; give one of all, changed, missing, never")
  }
}
