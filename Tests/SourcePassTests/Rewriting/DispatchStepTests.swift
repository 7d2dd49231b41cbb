import Testing

@testable import CellSnapSourcePass

struct DispatchStepTests {
  private let added = "extension UIView { @objc func a(_ b: Int = 1) -> Int { 2 } }"

  @Test func `an overridden member of an extension asks for the override`() {
    #expect(
      passed(added, beside: ["class Card: UIView { override func a(_ b: Int) -> Int { 3 } }"]).squeezed
        == "extension UIView { func UIView_a(_ b: Int = 1) -> Int { 2 }; func a(_ b: Int = 1) -> Int"
        + " { if let overriding = self as? any UIView.Overrides_a_ { return overriding.override_a(b) };"
        + " return UIView_a(b) };"
        + " @MainActor protocol Overrides_a_: AnyObject { func override_a(_ b: Int) -> Int } }")
  }

  @Test func `the first override gets another name and calls the extension's member`() {
    #expect(
      passed(
        "class Card: UITableViewCell { override func a(_ b: Int) -> Int { super.a(b) } }", beside: [added]
      )
      .squeezed
        == "class Card: UITableViewCell, UIView.Overrides_a_ { func override_a(_ b: Int) -> Int { super.UIView_a(b)"
        + " } }")
  }

  @Test func `a class that descends from a view of a stand-in overrides what extensions of views add`() {
    #expect(
      passed(
        "class Card: AnimatedImageView { override func a(_ b: Int) -> Int { 3 } }", beside: [added]
      ).squeezed
        == "class Card: AnimatedImageView, UIView.Overrides_a_ { func override_a(_ b: Int) -> Int { 3 } }")
  }

  @Test func `an override of an override stays one`() {
    let card = "class Card: UIView { override func a(_ b: Int) -> Int { 3 } }"
    #expect(
      passed("class Small: Card { override func a(_ b: Int) -> Int { super.a(b) } }", beside: [added, card])
        .squeezed
        == "class Small: Card { override func override_a(_ b: Int) -> Int { super.override_a(b) } }")
  }

  @Test func `an override in an extension moves to the class under another name`() {
    let text = passed(
      "class Card: UIView {\n}", beside: [added, "extension Card { override func a(_ b: Int) -> Int { 3 } }"])
    #expect(text.hasPrefix("class Card: UIView, UIView.Overrides_a_ {\n"))
    #expect(text.contains("\nfunc override_a(_ b: Int) -> Int { Card_a(b) }\n"))
  }

  @Test func `a property's observer becomes a getter and a setter`() {
    let extended = "extension UIView { @objc var a: Int { get { 1 } set {} } }"
    #expect(
      passed("class Card: UIView { override var a: Int { willSet(new) { b(new) } } }", beside: [extended])
        .squeezed
        == "class Card: UIView, UIView.Overrides_a { var override_a: Int { get { super.UIView_a } set { do {"
        + " let new = newValue; b(new) }; super.UIView_a = newValue } } }")
  }

  @Test func `a property with two observers is reported`() {
    let extended = "extension UIView { @objc var a: Int { get { 1 } set {} } }"
    #expect(
      problems("class Card: UIView {\n  override var a: Int { willSet {} didSet {} }\n}", beside: [extended])
        == [
          "App/File.swift:2:3: warning: a property with two observers cannot override here: write get and set"
        ])
  }

  @Test func `the protocol beside an extension of NSObject belongs to no actor`() {
    let extended = "extension NSObject { @objc func a() {} }"
    let card = "class Card: UIView { override func a() {} }"
    #expect(!passed(extended, beside: [card]).contains("@MainActor"))
    #expect(
      passed(card, beside: [extended]).squeezed
        == "class Card: UIView, @preconcurrency NSObject.Overrides_a { func override_a() {} }")
  }

  @Test(arguments: [
    "class Card: UILabel { override func a(_ b: Int) -> Int { 3 } }", "class Card: UIView {}",
    "class Card: Parent { override func a(_ b: Int) -> Int { 3 } }",
  ])
  func `a member that no class below overrides is not changed`(card: String) {
    let text = "extension UIControl { func a(_ b: Int) -> Int { 2 } }"
    #expect(passed(text, beside: [card]) == text)
  }

  @Test func `an override of UIKit's own member in an extension is left out`() {
    let text = "extension UILabel {\n  @objc open override func a() {\n  }\n}"
    #expect(passed(text).squeezed == "extension UILabel {\n\n\n}")
    #expect(
      problems(text) == [
        "App/File.swift:2:3: warning: UILabel is not declared in these files, so no member of its extensions can override, and this one is left out: move it into a subclass"
      ])
  }

  @Test func `an override in an extension of another class of UIKit's is found`() {
    let texts = ["extension UILabel { override func a(_ b: Int) -> Int { super.a(b) } }"]
    #expect(
      passed(added, beside: texts).contains(
        "if let overriding = self as? UILabel { return overriding.UILabel_a(b) }"))
    #expect(
      passed(texts[0], beside: [added]).squeezed
        == "extension UILabel { func UILabel_a(_ b: Int) -> Int { super.UIView_a(b) } }")
  }

  @Test func `of two members of one name the one of Objective-C is overridden`() {
    let extended =
      "extension UIView {\n  func a(_ b: Int...) { a(b) }\n  @objc func a(_ b: [Int]) {}\n}"
    let override = "extension UITableViewCell { override func a(_ b: [Int]) { c(b) } }"
    #expect(
      passed(override, beside: [extended]).squeezed
        == "extension UITableViewCell { func UITableViewCell_a(_ b: [Int]) { c(b) } }")
    let text = passed(extended, beside: [override])
    #expect(text.contains("\n  func a(_ b: Int...) { a(b) }\n"))
    #expect(text.contains("func UIView_a(_ b: [Int]) {}; func a(_ b: [Int]) {"))
    #expect(problems(override, beside: [extended]) == [])
  }

  @Test func `a call of super with other labels is UIKit's own`() {
    let extended =
      "extension UIViewController { @objc func present(_ b: Int, in c: Int = 1, done: () -> Void) {} }"
    let text = passed(
      """
      class Card: UIViewController {
        override func present(_ b: Int, in c: Int, done: () -> Void) { super.present(b) { } }
        func d() { super.present(e, animated: true) }
      }
      """, beside: [extended])
    #expect(text.contains("super.UIViewController_present(b) { }"))
    #expect(text.contains("super.present(e, animated: true)"))
  }
}
