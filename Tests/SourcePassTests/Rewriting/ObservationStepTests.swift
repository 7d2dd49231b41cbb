import Testing

@testable import CellSnapSourcePass

struct ObservationStepTests {
  @Test(arguments: [
    ("@objc dynamic var a = 1", "var a = 1 { didSet { didChangeValue(forKey: \"a\") } }"),
    (
      "@objc dynamic var a: Int { didSet { b() } }",
      "var a: Int { didSet { didChangeValue(forKey: \"a\"); b() } }"
    ),
    (
      "@objc dynamic var a = 1 { willSet { b() } }",
      "var a = 1 { didSet { didChangeValue(forKey: \"a\") } willSet { b() } }"
    ),
  ])
  func `a dynamic property of an object tells its observers`(property: String, expected: String) {
    let text = passed("class Player: NSObject { \(property) }").squeezed
    #expect(text.contains(expected.replacing("var a", with: "dynamic var a")), "\(text)")
  }

  @Test(arguments: [
    "class Player: NSObject { var a = 1 }", "class Player { dynamic var a = 1 }",
    "class Player: NSObject { dynamic var a: Int { 1 } }",
    "class Player: NSObject { dynamic lazy var a = 1 }",
  ])
  func `any other property is not changed`(text: String) {
    #expect(!passed(text).contains("didChangeValue"))
  }
}
