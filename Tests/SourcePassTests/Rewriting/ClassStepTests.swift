import Testing

@testable import CellSnapSourcePass

struct ClassStepTests {
  private let location = "#sourceLocation(file: \"App/File.swift\""

  @Test func initializerOfItsOwnMakesAClassKnownAtRunTime() {
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

  @Test func classThatInheritsTheInitializerIsMadeByItToo() {
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

  @Test func initializerOfALayerMakesItForItsView() {
    let text = passed("class Ring: CALayer {\n  override init() { super.init() }\n}")
    #expect(text.contains("class Ring: CALayer, UIKit.OwnInitializer {"))
    #expect(text.contains("class func madeByOwnInitializer() -> Any { Ring() }"))
  }

  @Test func initializerOfAnExtensionIsItsOwn() {
    let other = "extension Card { convenience init() { self.init(frame: .zero) } }"
    #expect(passed("class Card: UIView {\n}", beside: [other]).contains("-> Any { Card() }"))
  }

  @Test(arguments: [
    "class Card: UIView {\n  init(a: Int) { super.init(frame: .zero) }\n}",
    "class Card: UIView {\n  init?() { super.init(frame: .zero) }\n}",
    "class Card: UIView {\n  override init(frame: CGRect) { super.init(frame: frame) }\n}",
    "class Card: Codable {\n  init() {}\n}",
    "class Card {\n  init() {}\n}",
    "struct Card {\n  init() {}\n}",
  ])
  func otherClassesStay(text: String) {
    #expect(passed(text) == text)
  }

  @Test func classWithAnotherDesignatedInitializerHasNone() {
    let parent = "class Card: UIView { init() { super.init(frame: .zero) } }"
    let text = "class Small: Card {\n  init(a: Int) { super.init() }\n}"
    #expect(passed(text, beside: [parent]) == text)
  }
}
