import Testing

@testable import CellSnapSourcePass

struct KeyPathStepTests {
  @Test(arguments: [
    ("#keyPath(CALayer.opacity)", "opacity"), ("#keyPath(UIView.layer.opacity)", "layer.opacity"),
    ("#keyPath(title)", "title"), ("#keyPath(Outer.Inner.title)", "title"),
    ("#keyPath(CALayer.isHidden)", "hidden"),
  ])
  func `a key path becomes a string`(text: String, path: String) {
    #expect(passed("let path = " + text).squeezed == "let path = \"\(path)\"")
  }

  @Test func `the name of an own property is kept`() {
    #expect(
      passed("class Card { var isOpen = false }\nlet path = #keyPath(Card.isOpen)").squeezed
        .hasSuffix("let path = \"isOpen\""))
  }

  @Test func `a key path over several lines keeps its lines`() {
    #expect(
      passed("let path = #keyPath(\n  title\n)\nlet a = 1").split(
        separator: "\n", omittingEmptySubsequences: false
      ).count == 4)
  }
}
