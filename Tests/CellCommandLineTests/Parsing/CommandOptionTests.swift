import Testing
@testable import CellCommandLine

@Suite struct CommandOptionTests {
  private let count = CommandOption(
    "count", argument: "N", summary: "How many", default: "3", read: Self.number)
  private let limit = CommandOption(
    "limit", argument: "N", summary: "The most", usual: "no limit", read: Self.number)
  private let numbers = CommandOption("number", repeating: "N", summary: "A number", read: Self.number)
  private let loud = CommandOption("loud", summary: "Loud")

  private static func number(_ text: String) throws -> Int {
    guard let number = Int(text) else { throw OptionValueError("give a number") }
    return number
  }

  private func given(_ name: String, _ texts: String...) -> Arguments { Arguments(texts: [name: texts]) }

  @Test func `a default is read and shown as its text`() throws {
    #expect(try Arguments()[count] == 3)
    #expect(count.summary == "How many (3)")
    #expect(try given("count", "4", "5")[count] == 5)
  }

  @Test func `an option without a default is nil if it is not given`() throws {
    #expect(try Arguments()[limit] == nil)
    #expect(limit.summary == "The most (no limit)")
    #expect(try given("limit", "4")[limit] == 4)
  }

  @Test func `a repeated option has all its values`() throws {
    #expect(try Arguments()[numbers] == [])
    #expect(try given("number", "1", "2")[numbers] == [1, 2])
  }

  @Test func `a flag is true if it is given`() throws {
    #expect(try !Arguments()[loud])
    #expect(try given("loud", "")[loud])
    #expect(given("loud", "").has(loud))
  }

  @Test func `a text that cannot be read is reported with its option`() {
    let failure = #expect(throws: CommandFailure.self) { try given("count", "four")[count] }
    #expect(failure == .usage("--count four: give a number"))
    let empty = #expect(throws: CommandFailure.self) { try given("limit", "")[limit] }
    #expect(empty == .usage("--limit is empty; give a number"))
  }
}
