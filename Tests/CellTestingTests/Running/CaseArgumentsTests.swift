import Testing

@testable import CellTesting

@Suite struct CaseArgumentsTests {
  enum Length: Sendable {
    case short
    case long(lines: Int)
  }

  struct Named: CustomTestStringConvertible, Sendable {
    var testDescription: String { "a post" }
  }

  private var currentName: String? { Test.Case.current.flatMap { CaseArguments(of: $0) }?.name }

  @Test func aTestWithoutParametersHasNone() throws {
    #expect(CaseArguments(of: try #require(Test.Case.current)) == nil)
  }

  @Test(arguments: ["Hello, world"]) func textsAreTheName(_ text: String) {
    #expect(currentName == "Hello-world")
  }

  @Test(arguments: [-5, 1_200]) func numbersAreTheName(_ number: Int) {
    #expect(currentName == "\(number)")
  }

  @Test(arguments: [Length.short, .long(lines: 3)]) func casesAreTheName(_ length: Length) {
    switch length {
    case .short: #expect(currentName == "short")
    case .long: #expect(currentName == "long-lines-3")
    }
  }

  @Test(arguments: [Named()]) func whatAnArgumentSaysOfItselfIsTheName(_ named: Named) {
    #expect(currentName == "a-post")
  }

  @Test(arguments: [375], ["dark"]) func severalArgumentsAreJoined(width: Int, style: String) {
    #expect(currentName == "375-dark")
  }

  @Test func equalArgumentsAreCounted() {
    #expect(CaseArguments(descriptions: ["a"], discriminator: 0).name == "a")
    #expect(CaseArguments(descriptions: ["a"], discriminator: 1).name == "a-2")
  }

  @Test func unknownArgumentsHaveNoName() {
    #expect(CaseArguments(descriptions: []).name == nil)
  }
}
