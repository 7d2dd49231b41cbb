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

  @Test func `a test without parameters has no arguments`() throws {
    #expect(CaseArguments(of: try #require(Test.Case.current)) == nil)
  }

  @Test(arguments: ["Hello, world"]) func `a text is its own name`(_ text: String) {
    #expect(currentName == "Hello-world")
  }

  @Test(arguments: [-5, 1_200]) func `a number is its own name`(_ number: Int) {
    #expect(currentName == "\(number)")
  }

  @Test(arguments: [Length.short, .long(lines: 3)]) func `an enumeration case gives its name and its values`(
    _ length: Length
  ) {
    switch length {
    case .short: #expect(currentName == "short")
    case .long: #expect(currentName == "long-lines-3")
    }
  }

  @Test(arguments: [Named()]) func `the test description of an argument is its name`(_ named: Named) {
    #expect(currentName == "a-post")
  }

  @Test(arguments: [375], ["dark"]) func `several arguments are joined to one name`(width: Int, style: String)
  {
    #expect(currentName == "375-dark")
  }

  @Test func `equal arguments are numbered`() {
    #expect(CaseArguments(descriptions: ["a"], discriminator: 0).name == "a")
    #expect(CaseArguments(descriptions: ["a"], discriminator: 1).name == "a-2")
  }

  @Test func `unknown arguments have no name`() {
    #expect(CaseArguments(descriptions: []).name == nil)
  }
}
