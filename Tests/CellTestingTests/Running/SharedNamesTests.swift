import Testing

@testable import CellTesting

@Suite struct SharedNamesTests {
  @Test(arguments: ["a/b", "a:b", "plain"])
  func `the names that several cases would have are known before any is taken`(argument: String) throws {
    let test = try #require(Test.current)
    #expect(CaseArguments.sharedNames(in: test) == ["a-b"])
    let name = CaseArguments(descriptions: [argument]).name
    #expect((name == "a-b") == (argument != "plain"))
  }

  @Test func `a test without parameters has none`() throws {
    #expect(CaseArguments.sharedNames(in: try #require(Test.current)) == [])
  }
}
