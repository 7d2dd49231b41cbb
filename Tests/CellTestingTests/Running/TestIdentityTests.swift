import Foundation
import Testing

@testable import CellTesting

/// A test without a suite.
@Test func aTestWithoutASuiteIsNamedAfterItsFile() {
  let test = TestIdentity(at: .here())
  #expect(test.suiteNames == ["TestIdentityTests"])
  #expect(test.name == "aTestWithoutASuiteIsNamedAfterItsFile")
  #expect(test.filter == #"'^CellTestingTests\.aTestWithoutASuiteIsNamedAfterItsFile'"#)
}

@Suite("Shown otherwise") struct TestIdentityTests {
  @Suite struct Inner {
    @Test("Shown as this") func suitesAndFunctionNameATest() {
      let test = TestIdentity(at: .here())
      #expect(test.moduleName == "CellTestingTests")
      #expect(test.suiteNames == ["TestIdentityTests", "Inner"])
      #expect(test.name == "suitesAndFunctionNameATest")
      #expect(test.folder.hasSuffix("/Tests/CellTestingTests/Running"))
      #expect(test.filter == "Inner/suitesAndFunctionNameATest")
    }
  }

  @Test(arguments: [1]) func parametersAreNoPartOfTheName(_ number: Int) {
    let test = TestIdentity(at: .here())
    #expect(test.name == "parametersAreNoPartOfTheName")
    #expect(test.arguments?.name == "1")
  }

  @Test func `a raw (identifier) is kept`() {
    #expect(TestIdentity(at: .here()).name == "a raw (identifier) is kept")
  }

  @Test func `the filter of a raw (identifier) is quoted`() {
    #expect(
      TestIdentity(at: .here()).filter
        == #"'TestIdentityTests/`?the filter of a raw \(identifier\) is quoted`?'"#)
  }

  @Test func `Swift Testing finds each test by its filter`() throws {
    // The description of a test's identifier is what `swift test --filter` searches.
    let test = try #require(Test.current)
    let filter = TestIdentity(at: .here()).filter.trimmingCharacters(in: ["'"])
    #expect("\(test.id)".firstMatch(of: try Regex(filter)) != nil)
  }

  @Test func `without a known test the calling function is the name`() async {
    let test = await Task.detached { TestIdentity(at: .here(function: "testFeed(_:)")) }.value
    #expect(test.suiteNames == ["TestIdentityTests"])
    #expect(test.name == "testFeed")
    #expect(test.arguments == nil)
  }

  @Test func `the filter of an XCTest method matches any class of its module`() {
    var test = TestIdentity(at: .here())
    (test.moduleName, test.suiteNames, test.name) = ("FeedTests", ["FeedTests"], "testFeed")
    test.isOfXCTest = true
    #expect(test.filter == #"'^FeedTests\..*/testFeed$'"#)
  }
}

extension CallSite {
  /// Returns the place of the call.
  static func here(
    function: String = #function, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> CallSite {
    CallSite(fileID: fileID, filePath: filePath, function: function, line: line, column: column)
  }
}
