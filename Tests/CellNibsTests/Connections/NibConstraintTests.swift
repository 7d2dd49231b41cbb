import Testing

@testable import CellNibs

struct NibConstraintTests {
  private func constraint(_ attributes: String) throws -> NibConstraint? {
    NibConstraint(try element("<constraint \(attributes)/>"))
  }

  @Test func `what a constraint leaves out has the editor's defaults`() throws {
    let constraint = try #require(try constraint("firstAttribute=\"width\" id=\"a\""))
    #expect(constraint.firstItem == nil)
    #expect(constraint.relation == .equal)
    #expect(constraint.multiplier == 1)
    #expect(constraint.constant == 0)
    #expect(constraint.priority == 1000)
    #expect(!constraint.isSymbolic && !constraint.isPlaceholder)
  }

  @Test func `a constraint without an attribute is none`() throws {
    #expect(try constraint("firstItem=\"a\"") == nil)
  }

  @Test(arguments: [
    ("0.5", 0.5), ("16:9", 16.0 / 9), ("1:1", 1), ("1/3", 1.0 / 3), ("375:-2", -187.5),
  ])
  func `a multiplier is a number or a ratio`(text: String, number: Double) {
    #expect(NibConstraint.ratio(text) == number)
  }

  @Test(arguments: ["", "1:0", "a:b", "1:2:3", "inf", "nan"])
  func `a multiplier that is no number is none`(text: String) {
    #expect(NibConstraint.ratio(text) == nil)
  }

  @Test func `the module of a class that the target provides is not the one that is written`() throws {
    let element = try element(
      "<view customClass=\"A\" customModule=\"Old\" customModuleProvider=\"target\"/>")
    #expect(NibCustomClass(element) == NibCustomClass(name: "A", module: nil))
    #expect(
      NibCustomClass(try CellNibsTests.element("<view customClass=\"A\" customModule=\"Pod\"/>"))?.module
        == "Pod")
  }
}
