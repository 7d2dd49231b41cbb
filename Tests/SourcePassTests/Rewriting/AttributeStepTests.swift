import Testing

@testable import CellSnapSourcePass

struct AttributeStepTests {
  @Test(arguments: [
    "@objc", "@objc(name:)", "@objcMembers", "@IBOutlet", "@IBAction", "@IBSegueAction", "@IBInspectable",
    "@IBDesignable", "@NSManaged", "@GKInspectable", "@UIApplicationMain",
  ])
  func `an attribute of Objective-C is removed`(attribute: String) {
    #expect(passed("\(attribute) class Card {}").squeezed == "class Card {}")
  }

  @Test(arguments: ["@available(iOS 13, *)", "@MainActor", "@discardableResult", "@nonobjc", "@escaping"])
  func `any other attribute is kept`(attribute: String) {
    #expect(passed("\(attribute) func show() {}") == "\(attribute) func show() {}")
  }

  @Test func `a default for unknown cases is a plain one, as a missing type has no cases`() {
    #expect(
      passed("switch a { case .b: c(); @unknown default: d() }")
        == "switch a { case .b: c();          default: d() }")
  }

  @Test func `lines and columns do not change`() {
    #expect(
      passed("@objc\nfunc a() {}\n@IBAction func b() {}") == "     \nfunc a() {}\n          func b() {}")
  }

  @Test func `strings and comments do not change`() {
    let text =
      "let text = \"@objc func\" // @objc\n/* @IBOutlet\n#if os(iOS) */\nlet raw = #\"@IBAction \"quoted\" \"#"
    #expect(passed(text) == text)
  }

  @Test func `code inside a string is rewritten`() {
    #expect(
      passed(#"let text = "\(call { @objc func f() {} })""#).squeezed
        == #"let text = "\(call { func f() {} })""#)
  }

  @Test func `a managed property without a value is reported`() {
    #expect(
      problems("class Note {\n  @NSManaged var title: String\n  @NSManaged var body: String?\n}")
        == [
          "App/File.swift:2:3: warning: @NSManaged is removed, so this property has no first value: give it one"
        ])
  }

  @Test func `a managed number is initially zero`() {
    #expect(
      passed("class Note {\n  @NSManaged var count: Int64, isNew: Bool\n}").squeezed
        == "class Note {\nvar count: Int64 = 0, isNew: Bool = false\n}")
    #expect(problems("class Note {\n  @NSManaged var count: Int64\n}").isEmpty)
  }

  @Test func `a managed property of a layer redraws the layer`() {
    let observer = "{ didSet { if Self.needsDisplay(forKey: \"value\") { setNeedsDisplay() } } }"
    #expect(
      passed("class Ring: CALayer {\n  @NSManaged var value: CGFloat\n}").squeezed
        == "class Ring: CALayer {\nvar value: CGFloat = 0 \(observer)\n}")
    #expect(
      passed("class Ring: CAShapeLayer {\n  @NSManaged var value: CGColor?\n}").squeezed
        == "class Ring: CAShapeLayer {\nvar value: CGColor? \(observer)\n}")
  }

  @Test func `several managed properties of a layer in one declaration are reported`() {
    let text = "class Ring: CALayer {\n  @NSManaged var a: CGFloat, b: CGFloat\n}"
    #expect(
      problems(text) == [
        "App/File.swift:2:3: warning: @NSManaged is removed, so a change would not redraw the layer: declare each property on its own"
      ])
    #expect(passed(text).squeezed == "class Ring: CALayer {\nvar a: CGFloat = 0, b: CGFloat = 0\n}")
  }

  @Test func `a managed property without a type is reported`() {
    #expect(
      problems("class Ring: CALayer {\n  @NSManaged var a\n}") == [
        "App/File.swift:2:3: warning: @NSManaged is removed, so this property has no first value: give it one"
      ])
  }

  @Test func `a preview of an unknown type is removed`() {
    #expect(passed("let a = 1\n#Preview {\n  Card()\n}\nlet b = 2").squeezed == "let a = 1\n\n\n\nlet b = 2")
  }
}
