import Testing

@testable import CellSnapSourcePass

struct SelectorStepTests {
  /// Returns the rewritten selector in a class with the given members.
  private func selector(_ text: String, in members: String = "", beside others: [String] = []) -> String {
    let lines = passed("class Card: UIView {\n  func use() { take(\(text)) }\n\(members)\n}", beside: others)
      .split(separator: "\n")
    return String(lines[1].dropFirst("  func use() { take(".count).dropLast(") }".count))
  }

  @Test(arguments: [
    ("@objc func tap() {}", "#selector(tap)", #"Selector("tap", Card.tap)"#),
    ("@objc func tap(_ sender: Any) {}", "#selector(tap)", #"Selector("tap:", Card.tap)"#),
    ("@objc func tap(_ sender: Any) {}", "#selector(tap(_:))", #"Selector("tap:", Card.tap(_:))"#),
    ("@objc func tap(sender: Any) {}", "#selector(Card.tap)", #"Selector("tapWithSender:", Card.tap)"#),
    (
      "@objc func tap(_ a: Any, for b: Any) {}", "#selector(self.tap(_:for:))",
      #"Selector("tap:for:", Card.tap(_:for:))"#
    ),
    ("@objc func move(to place: Any) {}", "#selector(move(to:))", #"Selector("moveTo:", Card.move(to:))"#),
    ("@objc(given:) func tap(_ a: Any) {}", "#selector(tap)", #"Selector("given:", Card.tap)"#),
    ("", "#selector(layoutSubviews)", #"Selector("layoutSubviews", Card.layoutSubviews)"#),
    ("", "#selector(UIView.endEditing(_:))", #"Selector("endEditing:", UIView.endEditing(_:))"#),
    ("", "#selector(model.reload)", #"Selector("reload", type(of: model).reload)"#),
    (
      "@objc func tap() {}", "#selector(tap as () -> Void)",
      #"Selector("tap", Card.tap as (Card) -> () -> Void)"#
    ),
    (
      "@objc var name = 1", "#selector(getter: name)",
      #"Selector("name", { (object: Card) in { object.name } })"#
    ),
    (
      "@objc var name = 1", "#selector(setter: Card.name)",
      #"Selector("setName:", { (object: Card) in { object.name = $0 } })"#
    ),
  ])
  func `a selector refers to its method`(member: String, text: String, expected: String) {
    #expect(selector(text, in: member) == expected)
  }

  @Test func `the method of another file is found`() {
    #expect(
      selector("#selector(tap)", beside: ["extension Card {\n  @objc func tap(_ a: Any) {}\n}"])
        == #"Selector("tap:", Card.tap)"#)
  }

  @Test func `the method of a parent class is found`() {
    let text = "class Child: Card { func use() { take(#selector(tap)) } }"
    let passed = passed(text, beside: ["class Card { @objc func tap(_ a: Any) {} }"])
    #expect(passed.contains(#"Selector("tap:", Child.tap)"#))
  }

  @Test func `a selector in a protocol extension refers to Self`() {
    let text =
      "protocol Closing {}\nextension Closing where Self: UIViewController { func use() { take(#selector(close)) } }"
    #expect(passed(text).contains(#"Selector("close", Self.close)"#))
  }

  @Test func `a string that names a method becomes its selector`() {
    #expect(
      selector(#"Selector(("tap:"))"#, in: "@objc private func tap(_ a: Any) {}")
        == #"Selector("tap:", Card.tap(_:))"#)
  }

  @Test func `a string that names no method is not changed`() {
    #expect(selector(#"Selector("other:")"#) == #"Selector("other:")"#)
  }

  @Test func `a selector over several lines keeps its lines`() {
    let passed = passed("class Card {\n  let s = #selector(\n    Card.tap\n  )\n  let t = 1\n}")
    #expect(passed.split(separator: "\n", omittingEmptySubsequences: false)[4] == "  let t = 1")
  }

  @Test func `a selector without a name is reported`() {
    #expect(
      problems("class Card {\n  let s = #selector(a ?? b)\n}")
        == ["App/File.swift:2:11: warning: it is not clear which method this selector names"])
  }
}
