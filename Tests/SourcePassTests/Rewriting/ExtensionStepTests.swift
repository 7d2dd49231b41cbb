import Testing

@testable import CellSnapSourcePass

struct ExtensionStepTests {
  private let location = "#sourceLocation(file: \"App/"

  @Test func `an override in an extension moves into its class`() {
    #expect(
      passed("class Card: UIView {\n}\nextension Card {\n  override func layoutSubviews() { a() }\n}")
        .squeezed
          == """
          class Card: UIView {

          \(location)File.swift", line: 4)
          override func layoutSubviews() { Card_layoutSubviews() }
          \(location)File.swift", line: 2)
          }
          extension Card {
          func Card_layoutSubviews() { a() }
          }
          """)
  }

  @Test func `an override in another file moves into its class`() {
    let other = "\nextension Card { override func sizeThatFits(_ size: CGSize) -> CGSize { size } }"
    #expect(
      passed("class Card: UIView {}", beside: [other]).squeezed
        == """
        class Card: UIView {
        \(location)Other0.swift", line: 2)
        override func sizeThatFits(_ size: CGSize) -> CGSize { Card_sizeThatFits(size) }
        \(location)File.swift", line: 1)
        }
        """)
  }

  @Test(arguments: [
    (
      "override func a(b c: Int, _ d: Int...) throws -> Int { 1 }",
      "override func a(b c: Int, _ d: Int...) throws -> Int { try Card_a(b: c, d) }"
    ),
    ("override func a(_: Int) {}", "override func a(_ argument0: Int) { Card_a(argument0) }"),
    ("override func a(b: inout Int) {}", "override func a(b: inout Int) { Card_a(b: &b) }"),
    ("public override var a: Int { 1 }", "public override var a: Int { Card_a }"),
    ("public final override var a: Int { 1 }", "public final override var a: Int { Card_a }"),
    (
      "override var a: Int { get { 1 } set {} }",
      "override var a: Int { get { Card_a } set { Card_a = newValue } }"
    ),
    ("override var a: Int { didSet { b() } }", "override var a: Int { didSet { Card_a(oldValue) } }"),
    ("override var a: Int { willSet { b() } }", "override var a: Int { willSet { Card_a(newValue) } }"),
    ("override class var a: Int { 1 }", "override class var a: Int { Card_a }"),
    (
      "@available(iOS 13, *) @objc override func a() {}",
      "@available(iOS 13, *) override func a() { Card_a() }"
    ),
  ])
  func `the class calls the moved member`(member: String, expected: String) {
    let text = passed("class Card: Parent {}", beside: ["extension Card { \(member) }"])
    #expect(text.split(separator: "\n").contains { $0 == expected }, "\(text)")
  }

  @Test func `a final member keeps only the word final`() {
    let text = passed(
      "extension Card {\n  public final override func a() { b() }\n}", beside: ["class Card: Parent {}"])
    let words = text.split(separator: "\n").map { $0.split(separator: " ").joined(separator: " ") }
    #expect(words == ["extension Card {", "final func Card_a() { b() }", "}"])
  }

  @Test func `a property observer becomes a method`() {
    #expect(
      passed(
        "extension Card {\n  override var a: Int {\n    didSet(old) { b(old) }\n  }\n}",
        beside: ["class Card: Parent {}"]
      )
      .squeezed == "extension Card {\nfunc Card_a(_ oldValue: Int) {\ndo { let old = oldValue; b(old) }\n}\n}"
    )
  }

  @Test func `a member has the access level of its extension`() {
    let text = passed("class Card: Parent {}", beside: ["public extension Card { override func a() {} }"])
    #expect(text.contains("\npublic override func a() { Card_a() }\n"))
  }

  @Test func `conditions around an extension are kept`() {
    let other = "#if A\n#elseif os(iOS)\nextension Card { override func a() {} }\n#endif"
    let text = passed("class Card: Parent {}", beside: [other])
    #expect(text.contains("#if !(A) && (true)\n"))
  }

  @Test func `an overridden member of an extension moves into its class`() {
    let texts = ["extension Card { @objc func a() {} }", "class Small: Card { override func a() {} }"]
    #expect(passed("class Card: Parent {}", beside: texts).contains("\nfunc a() { Card_a() }\n"))
    #expect(
      passed(texts[0], beside: ["class Card: Parent {}", texts[1]]).squeezed
        == "extension Card { func Card_a() {} }")
  }

  @Test func `an overridden member that only a protocol exposes moves into its class`() {
    let texts = [
      "class Rows: Parent {}", "extension Rows: Source { func a() {} }", "class Small: Rows {}",
    ]
    let override = "extension Small { override func a() {} }"
    #expect(passed(texts[0], beside: Array(texts[1...]) + [override]).contains("\nfunc a() { Rows_a() }\n"))
    #expect(
      passed(texts[2], beside: [texts[0], texts[1], override]).contains(
        "\noverride func a() { Small_a() }\n"))
  }

  @Test func `a member that is not overridden is not changed`() {
    let text = "extension Card { func a() {} }"
    #expect(passed(text, beside: ["class Card {}"]) == text)
  }

  @Test func `nested classes of the same name are distinguished`() {
    let text = passed(
      "enum A { class Card: Parent {\n} }\nenum B { class Card: Parent {\n} }\nextension B.Card { override func a() {} }"
    )
    #expect(text.split(separator: "\n")[1] == "} }")
    #expect(text.contains("override func a() { B_Card_a() }"))
  }

  @Test(arguments: [
    (
      "override var a: Int { willSet {} didSet {} }",
      "a cannot be overridden in an extension on Linux: move it into Card"
    ),
    (
      "override convenience init() {}",
      "an initializer cannot override in an extension on Linux: move it into the class"
    ),
  ])
  func `a member that cannot be moved is reported`(member: String, message: String) {
    #expect(
      problems("extension Card {\n  \(member)\n}", beside: ["class Card: Parent {}"])
        == ["App/File.swift:2:3: warning: \(message)"])
  }
}
