import Testing

@testable import CellTesting

@Suite struct SharedNamesTests {
  @Test(arguments: ["a/b", "a:b", "plain"])
  func `names that several cases share are known beforehand`(argument: String) throws {
    let test = try #require(Test.current)
    #expect(CaseArguments.sharedNames(in: test) == ["a-b"])
    let name = CaseArguments(descriptions: [argument]).name
    #expect((name == "a-b") == (argument != "plain"))
  }

  @Test func `a test without parameters has no shared names`() throws {
    #expect(CaseArguments.sharedNames(in: try #require(Test.current)) == [])
  }
}
