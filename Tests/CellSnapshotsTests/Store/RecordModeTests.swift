import Testing

@testable import CellSnapshots

@Suite struct RecordModeTests {
  @Test func withoutAnyVariableItIsTheUsualOne() throws {
    #expect(try RecordMode.standard(environment: [:]) == .missing)
    #expect(try RecordMode.standard(environment: [:], usual: .all) == .all)
  }

  @Test(arguments: ["true", "1", "yes", "TRUE"])
  func inCIItIsNever(value: String) throws {
    #expect(try RecordMode.standard(environment: ["CI": value], usual: .all) == .never)
  }

  @Test(arguments: ["", "0", "false", "False"])
  func aVariableThatSaysNoIsNoCI(value: String) throws {
    #expect(try RecordMode.standard(environment: ["CI": value]) == .missing)
  }

  @Test(arguments: RecordMode.allCases)
  func theNamedModeDecidesInCIAsWell(mode: RecordMode) throws {
    #expect(try RecordMode.standard(environment: ["CELLSNAP_RECORD": mode.rawValue, "CI": "true"]) == mode)
  }

  @Test func anEmptyNameIsNone() throws {
    #expect(try RecordMode.standard(environment: ["CELLSNAP_RECORD": ""]) == .missing)
  }

  @Test func aWrongNameIsAnError() {
    let error = #expect(throws: RecordModeError.self) {
      try RecordMode.standard(environment: ["CELLSNAP_RECORD": "sometimes"])
    }
    #expect(
      error?.description
        == "CELLSNAP_RECORD=sometimes: there is no such mode; give one of all, changed, missing, never")
  }
}
