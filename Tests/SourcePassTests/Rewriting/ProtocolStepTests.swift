import Testing

@testable import CellSnapSourcePass

struct ProtocolStepTests {
  @Test func `an Objective-C protocol becomes a protocol of classes`() {
    #expect(passed("@objc protocol Host { func a() }").squeezed == "protocol Host: AnyObject { func a() }")
  }

  @Test func `the inheritance of a protocol is kept`() {
    #expect(
      passed("@objc protocol Host: NSObjectProtocol {}").squeezed == "protocol Host: NSObjectProtocol {}")
  }

  @Test func `a Swift protocol is not changed`() {
    #expect(passed("protocol Host {}") == "protocol Host {}")
  }

  @Test(arguments: [
    ("func a(_ b: Int)", "func a(_ b: Int) {}"), ("func a() -> Int?", "func a() -> Int? { nil }"),
    ("var a: Int? { get }", "var a: Int? { nil }"),
    ("var a: Int? { get set }", "var a: Int? { get { nil } set {} }"),
  ])
  func `an optional requirement gets a default`(requirement: String, expected: String) {
    #expect(
      passed("@objc public protocol Host {\n  @objc optional \(requirement)\n}\nlet a = 1").squeezed
        == "public protocol Host: AnyObject {\n\(requirement)\n}; extension Host { public \(expected) }\nlet a = 1"
    )
  }

  @Test func `an optional method with a value gets a second name`() {
    let text = "@objc protocol Host {\n  @objc optional func height(of card: Card) -> CGFloat\n}"
    #expect(
      passed(text).squeezed
        == "protocol Host: AnyObject {\nfunc optional_height(of card: Card) -> CGFloat?\n}; extension Host { func"
        + " optional_height(of card: Card) -> CGFloat? { nil } }")
  }

  @Test func `a class that implements the method gets the second name`() {
    let host = "@objc protocol Host { @objc optional func height(of card: Card) -> CGFloat }"
    #expect(
      passed("class A: NSObject, Host {\n  func height(of card: Card) -> CGFloat { 1 }\n}", beside: [host])
        .squeezed
        == "class A: NSObject, Host {\nfunc height(of card: Card) -> CGFloat { 1 }; func optional_height(of card: Card)"
        + " -> CGFloat? { height(of: card) }\n}")
  }

  @Test func `a class of another protocol is not changed`() {
    let host = "@objc protocol Host { @objc optional func height(of card: Card) -> CGFloat }"
    let text = "class A: NSObject, Other {\n  func height(of card: Card) -> CGFloat { 1 }\n}"
    #expect(passed(text, beside: [host]) == text)
  }

  @Test func `an optional requirement of a non-optional type is reported`() {
    #expect(
      problems("@objc protocol Host {\n  @objc optional var size: Int { get }\n}")
        == [
          "App/File.swift:2:3: warning: an optional requirement of a type that is not optional cannot be left out on"
            + " Linux: give it a body"
        ])
  }

  @Test func `a method that is taken as a value has a property that holds it`() {
    let host = "@objc protocol Host { @objc optional func show(_ card: Card, in: Int) throws }"
    let use = "if let show = host.show {}"
    #expect(
      passed(host, beside: [use]).squeezed
        == "protocol Host: AnyObject { func show(_ card: Card, in: Int) throws; var method_show_in: ((Card, Int)"
        + " throws -> Void)? { get } }; extension Host { func show(_ card: Card, in: Int) throws {}; var"
        + " method_show_in: ((Card, Int) throws -> Void)? { nil } }")
    #expect(
      passed("class A: Host { func show(_ card: Card, in: Int) throws { b() } }", beside: [host, use])
        == "class A: Host { func show(_ card: Card, in: Int) throws { b() }; var method_show_in: ((Card, Int) throws"
        + " -> Void)? { self.show(_:in:) } }")
  }
}
