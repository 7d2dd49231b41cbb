import Testing
@testable import CellCatalog
@testable import CellCommandLine

@Suite struct CheckOptionsTests {
  private func rules(_ only: String) throws(CommandFailure) -> Set<CheckRule> {
    try CheckOptions(Arguments(values: ["only": only])).settings.rules
  }

  @Test func everythingIsCheckedUnlessToldOtherwise() throws {
    #expect(try CheckOptions(Arguments()).settings.rules == Set(CheckRule.allCases))
  }

  @Test func checksAndRulesAreNamedTogether() throws {
    #expect(try rules("reuse, touch-target") == [.reuse, .touchTarget])
  }

  @Test func lintStandsForAllItsRules() throws {
    #expect(try rules("lint") == Set(Check.lint.rules))
    #expect(try rules("lint").count == 9)
  }

  @Test func anUnknownCheckIsAnsweredWithTheNearest() {
    #expect {
      try rules("reuze")
    } throws: { error in
      let failure = error as? CommandFailure
      return failure?.exitCode == 64
        && failure?.message.hasPrefix("--only reuze: there is no such check; did you mean reuse?") == true
    }
  }

  @Test func textSizesAreCheckedByName() {
    let failure = #expect(throws: CommandFailure.self) {
      try CheckOptions(Arguments(values: ["text-sizes": "L,HUGE"]))
    }
    #expect(failure?.message.hasPrefix("--text-sizes HUGE: there is no such size") == true)
  }
}
