import Testing
@testable import CellCatalog
@testable import CellCommandLine

@Suite struct CheckOptionsTests {
  private func rules(_ only: String) throws -> Set<CheckRule> {
    try CheckOptions(Arguments(texts: ["only": [only]])).settings.rules
  }

  @Test func `everything is checked unless specified`() throws {
    #expect(try CheckOptions(Arguments()).settings.rules == Set(CheckRule.allCases))
  }

  @Test func `checks and rules are accepted in one list`() throws {
    #expect(try rules("reuse, touch-target") == [.reuse, .touchTarget])
  }

  @Test func `the first operand may name a check`() throws {
    let taken = CheckOptions.takingCheck(from: Arguments(operands: ["environment", "Feed"]))
    #expect(taken.operands == ["Feed"])
    #expect(try CheckOptions(taken).settings.rules == [.environment])
  }

  @Test(arguments: [
    Arguments(operands: ["Feed", "environment"]), Arguments(operands: ["Environment"]), Arguments(),
    Arguments(texts: ["only": ["lint"]], operands: ["environment"]),
  ])
  func `other operands name entries`(arguments: Arguments) {
    #expect(CheckOptions.takingCheck(from: arguments) == arguments)
  }

  @Test func `lint means all its rules`() throws {
    #expect(try rules("lint") == Set(CheckKind.lint.rules))
    #expect(try rules("lint").count == 18)
  }

  @Test func `an unknown check is refused with the nearest name`() {
    #expect {
      try rules("reuze")
    } throws: { error in
      let failure = error as? CommandFailure
      return failure?.exitCode == 64
        && failure?.message.hasPrefix("--only reuze: there is no check \"reuze\"; did you mean reuse?")
          == true
    }
  }

  @Test func `widths and scale are fixed only if they are given`() throws {
    let free = try CheckOptions(Arguments()).settings
    #expect(!free.hasFixedWidths && !free.hasFixedScale)
    let fixed = try CheckOptions(Arguments(texts: ["widths": ["390"], "scale": ["3"]])).settings
    #expect(fixed.hasFixedWidths && fixed.widths == [390] && fixed.hasFixedScale && fixed.scale == 3)
  }

  @Test func `an unknown text size is refused`() {
    let failure = #expect(throws: CommandFailure.self) {
      try CheckOptions(Arguments(texts: ["text-sizes": ["L,HUGE"]]))
    }
    #expect(failure?.message.hasPrefix("--text-sizes L,HUGE: there is no size \"HUGE\"") == true)
  }
}
