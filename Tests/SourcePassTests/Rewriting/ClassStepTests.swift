import Testing

@testable import CellSnapSourcePass

struct ClassStepTests {
  private let location = "#sourceLocation(file: \"App/File.swift\""

  @Test func `a class with its own initializer can be created at run time`() {
    #expect(
      passed("class Card: UIView {\n  init() { super.init(frame: .zero) }\n}").squeezed
        == """
        class Card: UIView, UIKit.OwnInitializer {
        init() { super.init(frame: .zero) }

        class func madeByOwnInitializer() -> Any { Card() }
        \(location), line: 3)
        }
        """)
  }

  @Test func `a class that inherits the initializer can be created too`() {
    let parent = "open class Card: UIView { public init() { super.init(frame: .zero) } }"
    #expect(
      passed("public class Small: Card {\n}", beside: [parent]).squeezed
        == """
        public class Small: Card {

        public override class func madeByOwnInitializer() -> Any { Small() }
        \(location), line: 2)
        }
        """)
  }

  @Test func `a layer with its own initializer can be created by its view`() {
    let text = passed("class Ring: CALayer {\n  override init() { super.init() }\n}")
    #expect(text.contains("class Ring: CALayer, UIKit.OwnInitializer {"))
    #expect(text.contains("class func madeByOwnInitializer() -> Any { Ring() }"))
  }

  @Test func `an initializer in an extension counts as the class's own`() {
    let other = "extension Card { convenience init() { self.init(frame: .zero) } }"
    #expect(passed("class Card: UIView {\n}", beside: [other]).contains("-> Any { Card() }"))
  }

  @Test func `a view whose own initializer has only defaults also has the inherited one`() {
    let text = "class Card: UILabel {\n  convenience init(a: Int = 1) { self.init() }\n}"
    #expect(passed(text).contains("\nconvenience init() { self.init(frame: .zero) }\n"))
    let cell = "class Card: UITableViewCell {\n  convenience init(a: Int = 1) { self.init() }\n}"
    #expect(passed(cell).contains("{ self.init(style: .default, reuseIdentifier: nil) }"))
  }

  @Test(arguments: [
    "class Card: UIView {\n  init(b: Int) { super.init(frame: .zero) }\n  convenience init(a: Int = 1) { self.init(b: 1) }\n}",
    "class Card: UIView {\n  override init(frame: CGRect = .zero) { super.init(frame: frame) }\n}",
    "class Card: UIView {\n  convenience init(a: Int) { self.init() }\n}",
    "class Card: UIView {\n  init(a: Int) { super.init(frame: .zero) }\n}",
    "class Card: UIView {\n  init?() { super.init(frame: .zero) }\n}",
    "class Card: UIView {\n  override init(frame: CGRect) { super.init(frame: frame) }\n}",
    "class Card: Codable {\n  init() {}\n}",
    "class Card {\n  init() {}\n}",
    "struct Card {\n  init() {}\n}",
  ])
  func `any other type is not changed`(text: String) {
    #expect(passed(text) == text)
  }

  @Test func `a class with another designated initializer is not changed`() {
    let parent = "class Card: UIView { init() { super.init(frame: .zero) } }"
    let text = "class Small: Card {\n  init(a: Int) { super.init() }\n}"
    #expect(passed(text, beside: [parent]) == text)
  }
}
