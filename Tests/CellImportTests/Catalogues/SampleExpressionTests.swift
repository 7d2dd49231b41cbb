import CellSnapSourcePass
import Testing

@testable import CellImport

struct SampleExpressionTests {
  @Test(arguments: [
    ("String", "samples.value(\"a\") as String"), ("Note?", "samples.value(\"a\") as Note?"),
    ("UILabel!", "samples.value(\"a\") as UILabel?"), ("some View", "samples.value(\"a\")"),
    ("@escaping () -> Void", "{}"), ("(Int, [A: B]) -> Void", "{ _, _ in }"), ("(() -> Int)?", "nil"),
    ("NoteCellDelegate?", "nil"), ("Int...", "samples.value(\"a\") as Int"),
    ("@escaping (Int) -> Bool", "{ _ in samples.result(\"a\") as Bool }"),
    ("(title: String, Int)", "(title: samples.value(\"title\") as String, samples.value(\"a\") as Int)"),
    ("(Int, Int)?", "(samples.value(\"a\") as Int, samples.value(\"a\") as Int)"),
    ("[(Int) -> Void]", "[]"), ("[String: [Int]]", "samples.value(\"a\") as [String: [Int]]"),
    ("Result<Int, Failure>", "samples.value(\"a\") as Result<Int, Failure>"),
    ("(any Note)?", "samples.value(\"a\") as (any Note)?"), ("(Note)", "samples.value(\"a\") as Note"),
  ])
  func `a value is made from the type`(type: String, text: String) {
    #expect(SampleExpression.text(type: type, name: "a") == text)
  }

  @Test(arguments: ["inout Int", "() -> (Int, Int)"])
  func `some types have no value`(type: String) {
    #expect(SampleExpression.text(type: type, name: "a") == nil)
  }

  @Test func `arguments have their labels, and those with a default are left out`() {
    let parameters = [
      SliceDeclaration.Parameter(label: nil, name: "title", type: "String", hasDefault: false),
      .init(label: "at", name: "date", type: "Date", hasDefault: false),
      .init(label: "style", name: "style", type: "Style", hasDefault: true),
    ]
    #expect(
      SampleExpression.arguments(parameters)
        == "samples.value(\"title\") as String, at: samples.value(\"date\") as Date")
  }
}
