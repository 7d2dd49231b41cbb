import Foundation
import Testing

@testable import CellTesting

/// The assumptions of CellTesting about Swift Testing. The article "What depends on the toolchain" has a row for each test.
struct ToolchainTests {
  @Test(arguments: ["first"]) func `a case keeps its arguments at _kind.parameterized`(argument: String)
    throws
  {
    let testCase = try #require(Test.Case.current)
    #expect(Mirror(reflecting: testCase).descendant("_kind", "parameterized", "arguments") != nil)
    let arguments = try #require(CaseArguments(of: testCase))
    #expect(arguments.descriptions == ["\"first\""])
    #expect(arguments.identifiers.allSatisfy { !$0.isEmpty })
  }

  @Test(arguments: ["a/b", "a:b"]) func `reflection finds the cases of a test`(argument: String) throws {
    #expect(CaseArguments.sharedNames(in: try #require(Test.current)) == ["a-b"])
  }

  @Test func `the identifier of a test keeps its suites in nameComponents`() throws {
    let test = try #require(Test.current)
    let names = try #require(Mirror(reflecting: test.id).descendant("nameComponents") as? [String])
    #expect(names.first == "ToolchainTests")
    #expect(names.count == 2)
  }

  @Test func `the process of the tests has swift-testing among its arguments`() {
    #expect(CommandLine.arguments.contains("swift-testing"))
  }
}
